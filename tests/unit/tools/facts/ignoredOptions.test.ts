import {expect, it} from 'vitest';
import type {ApiFacts, ParameterFacts} from '../../../../src/content/api/types';
import path from 'node:path';
import {flagIgnored} from '../../../../tools/facts/ignoredOptions';
import {folderWith} from '../../../lib/folderWith';

const bundle = `
    scheme.FrameClickParams = tObject({
      selector: tString,
      force: tOptional(tBoolean)
    });
    scheme.BrowserNewContextParams = tObject({
      locale: tOptional(tString)
    });
`;
const driver = (text: string): string => path.join(folderWith({'coreBundle.js': text}), 'coreBundle.js');

/** Returns the options of a method that are flagged. */
function ignoredOf(className: string, name: string, parameters: Partial<ParameterFacts>[]): string[] {
  const members = [{name, kind: 'method', id: name, parameters}];
  const facts = {release: '1.57.0', classes: {[className]: {id: 'x', members}}, types: {}} as unknown as ApiFacts;
  const flagged = flagIgnored(facts, 'python', driver(bundle)).classes[className]!.members[0]!.parameters!;
  return flagged.filter(({ignored}) => ignored).map((parameter) => parameter.name);
}

it('flags options that the command does not have, and deletes the flag of those that it has', () => {
  const options = [{name: 'force', ignored: true}, {name: 'steps'}, {name: 'timeout'}, {name: 'to', required: true}];
  expect(ignoredOf('Locator', 'click', options as Partial<ParameterFacts>[])).toEqual(['steps']);
  expect(ignoredOf('Browser', 'new_page', [{name: 'locale'}, {name: 'default_browser_type'}])).toEqual([
    'default_browser_type',
  ]);
});

it('keeps the flags of methods that are not commands', () =>
  expect(ignoredOf('Dialog', 'accept', [{name: 'text', ignored: true}, {name: 'force'}])).toEqual(['text']));

it('fails if the driver states its commands in another way', () => {
  const facts: ApiFacts = {release: '1.57.0', classes: {}, types: {}};
  expect(() => flagIgnored(facts, 'python', driver('const schemes = {};'))).toThrow(
    'no commands of the protocol found',
  );
});
