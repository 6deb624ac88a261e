import {expect, it} from 'vitest';
import type {ShownSample} from '../../../tools/translate/readShownSamples';
import {reasonNotToRun} from '../../../tools/translate/reasonNotToRun';

const sample = (text: string | undefined, more: Partial<ShownSample> = {}): ShownSample => ({
  page: 'docs/pom.mdx',
  line: 1,
  kind: 'fragment',
  meta: {},
  isOwn: true,
  ...(text === undefined ? {} : {text}),
  ...more,
});

it.each([
  ['page.reload();', {}, undefined],
  [undefined, {}, 'no translation'],
  ['page.pause();', {meta: {noRun: 'interactive'}}, 'interactive'],
  ['String a = 1;', {meta: {typeError: 'incompatible types'}}, 'type error'],
  ['public class LoginPage {}', {kind: 'module'}, 'definitions for other files'],
  ['launch(new BrowserType.LaunchOptions().setHeadless(false));', {}, 'display'],
  ['await chromium.launch({ headless: false });', {}, 'display'],
  ['import org.testng.annotations.Test;', {kind: 'test'}, 'another test runner'],
] satisfies [string | undefined, Partial<ShownSample>, string | undefined][])('%s %j: %s', (text, more, reason) => {
  const only = sample(text, more);
  expect(reasonNotToRun(only, [only])).toBe(reason);
});

it('returns the reason of the sample that it continues', () => {
  const one = sample('page.pause();', {meta: {noRun: 'interactive'}});
  const two = sample('page.reload();', {line: 9, previous: 0});
  expect(reasonNotToRun(two, [one, two])).toBe('interactive');
});
