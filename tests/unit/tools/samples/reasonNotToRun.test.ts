import {expect, it} from 'vitest';
import type {ShownSample} from '../../../../tools/samples/readShownPage';
import {reasonNotToRun} from '../../../../tools/samples/chains';
import {sample} from '../../../lib/sample';

it.each([
  ['page.reload();', {}, undefined],
  ['page.pause();', {options: {noRun: 'interactive'}}, 'interactive'],
  ['public class LoginPage {}', {kind: 'module'}, 'definitions for other files'],
  ['launch(new BrowserType.LaunchOptions().setHeadless(false));', {}, 'display'],
  ['await chromium.launch({ headless: false });', {}, 'display'],
  ['    [SetUp]\n    public void A()', {kind: 'test'}, 'definitions for other files'],
  ['    [TestInitialize]\n    public void A()', {kind: 'test'}, 'definitions for other files'],
  ['    [SetUp]\n    public void A()\n    [Test]', {kind: 'test'}, undefined],
  ['import org.testng.annotations.Test;', {kind: 'test'}, 'another test runner'],
] satisfies [string, Partial<ShownSample>, string | undefined][])('%s %j: %s', (text, more, reason) => {
  const only = sample(1, text, more);
  expect(reasonNotToRun(only, [only])).toBe(reason);
});

it('returns the reason of the sample that it continues', () => {
  const one = sample(1, 'page.pause();', {options: {noRun: 'interactive'}});
  const two = sample(9, 'page.reload();', {previous: 0});
  expect(reasonNotToRun(two, [one, two])).toBe('interactive');
});
