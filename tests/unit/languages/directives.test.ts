import {describe, expect, it} from 'vitest';
import {allEditions} from '../../../editions';
import {createBridge} from '../../../src/content/api/bridge';
import {editionNames, type EditionName} from '../../../src/data/editions';
import {factsOfEdition} from '../apiFixtures';
import type {Directive} from '../../../src/content/directives';

/**
 * Writes a directive for an edition.
 *
 * @param section id of the member whose section contains the directive
 */
function write(edition: EditionName, directive: string, section?: string): unknown {
  const [, kind, code] = /^:(\w+)\[(.*)\]$/.exec(directive) ?? [];
  const bridge = createBridge(factsOfEdition('python'), factsOfEdition(edition));
  const members = Object.values(bridge.target.classes).flatMap((each) => each.members);
  const member = members.find(({id}) => id === section);
  const written = allEditions[edition].language.createTranslator(bridge).directive(kind as Directive, code!, member);
  return 'text' in written ? written.text : written;
}

describe.each(editionNames)('a directive in %s', (edition) => {
  const rows: [directive: string, python: string, javascript: string, java: string, dotnet: string][] = [
    [':option[full_page]', 'full_page', 'fullPage', 'fullPage', 'FullPage'],
    [':option[multipart]', 'multipart', 'multipart', 'multipart', 'Multipart'],
    [':option[has_touch=True]', 'has_touch=True', 'hasTouch: true', 'setHasTouch(true)', 'HasTouch = true'],
    [':option[timeout=0]', 'timeout=0', 'timeout: 0', 'setTimeout(0)', 'Timeout = 0'],
    [':option[name="Save"]', 'name="Save"', "name: 'Save'", 'setName("Save")', 'Name = "Save"'],
    [':option[path="a.zip"]', 'path="a.zip"', "path: 'a.zip'", 'setPath(Paths.get("a.zip"))', 'Path = "a.zip"'],
    [
      ':option[wait_until="commit"]',
      'wait_until="commit"',
      "waitUntil: 'commit'",
      'setWaitUntil(WaitUntilState.COMMIT)',
      'WaitUntil = WaitUntilState.Commit',
    ],
    [
      ':option[no_viewport=True]',
      'no_viewport=True',
      'viewport: null',
      'setViewportSize(null)',
      'ViewportSize = ViewportSize.NoViewport',
    ],
    [':event[requestfinished]', 'requestfinished', 'requestfinished', 'onRequestFinished', 'RequestFinished'],
    [':value[None]', 'None', 'null', 'null', 'null'],
    [':value[bytes]', 'bytes', 'Buffer', 'byte[]', 'byte[]'],
    [':value[Error]', 'Error', 'Error', 'PlaywrightException', 'PlaywrightException'],
    [':value["chrome"]', '"chrome"', "'chrome'", '"chrome"', '"chrome"'],
    [':value[button="left"]', '"left"', "'left'", 'MouseButton.LEFT', 'MouseButton.Left'],
    [':value[modifiers="Shift"]', '"Shift"', "'Shift'", 'KeyboardModifier.SHIFT', 'KeyboardModifier.Shift'],
    [':value[color_scheme="null"]', '"null"', 'null', 'null', 'ColorScheme.Null'],
    [':value[channel="chrome"]', '"chrome"', "'chrome'", '"chrome"', '"chrome"'],
  ];
  const column = (editionNames.indexOf(edition) + 1) as 1 | 2 | 3 | 4;
  it.each(rows.map((row) => [row[0], row[column]] as const))('writes %s as %s', (directive, text) => {
    expect(write(edition, directive)).toBe(text);
  });
});

it.each([
  ['javascript', ':option[expression=1]', 'page-evaluate', 'pageFunction: 1'],
  ['dotnet', ':option[button]', 'page-click', 'Button'],
  ['dotnet', ':option[selector]', 'page-click', 'selector'],
  ['dotnet', ':option[domain]', 'browser-context-add-cookies', 'Domain'],
  ['dotnet', ':option[startTime]', 'request-timing', 'StartTime'],
  ['dotnet', ':value[update_content="embed"]', 'page-route-from-har', 'RouteFromHarUpdateContentPolicy.Embed'],
  // The member of the section does not have the option.
  ['java', ':option[service_workers="block"]', 'page-route', 'setServiceWorkers(ServiceWorkerPolicy.BLOCK)'],
] as const)('takes the name for %s of %s from the member of its section, %s', (edition, directive, section, text) => {
  expect(write(edition, directive, section)).toBe(text);
});

it.each([
  [
    'python',
    ':option[timeouts]',
    'no member has an option, parameter or key timeouts in 1.56.0; correct the name. Did you mean `timeout`?',
  ],
  [
    'javascript',
    ':option[record_har_path]',
    'this edition has no option record_har_path (1.56.0); put the passage between',
  ],
  ['python', ':option[args=["--mute-audio"]]', 'lists and dicts are not translated'],
  ['python', ':event[dialogue]', 'no class has this event in 1.56.0; correct the name. Did you mean `dialog`?'],
  ['dotnet', ':event[serviceworker]', 'this edition has no such event; put the passage between'],
  ['python', ':value[none]', 'is not a value; write a string, an option with a string, or one of None, True'],
  ['python', ':value[button="lft"]', 'button has no value "lft"; correct it. Did you mean `left`?'],
  ['javascript', ':value[record_har_mode="full"]', 'this edition has no option record_har_mode'],
] as const)('reports for %s that it cannot write %s', (edition, directive, problem) => {
  expect(write(edition, directive)).toEqual({problem: expect.stringContaining(problem) as unknown});
});
