import {expect, it} from 'vitest';
import {missingDotnet} from '../../../../tools/system/findCompilers';

it.each([
  [undefined, 'there is no .NET SDK; install version 10 or newer'],
  ['', 'there is no .NET SDK; install version 10 or newer'],
  ['9.0.305\n', 'the .NET SDK is version 9; install version 10 or newer'],
  ['10.0.401\n', undefined],
])('with the SDK %j, returns %j', (version, message) => {
  expect(missingDotnet(() => version)).toBe(message);
});
