import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {expect} from 'vitest';

/**
 * Expects a value that is too long for a test, such as a whole page, to be the content of a JSON file. After a change that is
 * intended, `npx vitest run TEST -u` writes the file, and its diff shows what readers get.
 *
 * @param folder `__dirname` of the test
 */
export async function matchFile(value: unknown, folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const text = await format(JSON.stringify(value), {...(await resolveConfig(file)), filepath: file});
  await expect(text).toMatchFileSnapshot(file);
}
