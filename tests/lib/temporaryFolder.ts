import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Global setup of Vitest: puts the temporary folders of all tests into one that is removed after the tests. */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Some tests run programs as another user.
  chmodSync(folder, 0o755);
  // Workers and the programs that tests start inherit the variable. Windows reads the other two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
