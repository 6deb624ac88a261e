import {spawn, spawnSync} from 'node:child_process';
import {stripVTControlCharacters as plainText} from 'node:util';

/** What a command printed, and how it ended. */
export interface CommandResult {
  /** The exit code; undefined if the command did not end in time. */
  exitCode: number | undefined;
  output: string;
}

/**
 * Runs commands with bash, and ends all processes that they started: those that are left at the end, too.
 *
 * @param code several lines; the first command that fails ends the others
 * @param seconds the commands are killed after this time
 */
export function runCommand(
  code: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  seconds: number,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', code], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isLate = false;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const timer = setTimeout(() => {
      isLate = true;
      endGroups(groupsBelow(child.pid!));
    }, seconds * 1000);
    const stop = (): void => endGroups(groupsBelow(child.pid!));
    // Before listeners that remove the folder.
    process.prependOnceListener('exit', stop);
    child.on('error', reject);
    // A server that is left keeps the output open.
    child.on('exit', () => endGroups([child.pid!]));
    child.on('close', (status) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve({exitCode: isLate ? undefined : (status ?? 1), output: plainText(output)});
    });
  });
}

/** Quotes a word for bash. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the process groups of a process and of all that it started. Browsers and servers have groups of their own. */
function groupsBelow(pid: number): number[] {
  const {stdout} = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], {encoding: 'utf8'});
  const rows = (stdout ?? '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((row) => row.length === 3);
  const members = new Set([pid]);
  const groups = new Set([pid]);
  for (let before = 0; before < members.size;) {
    before = members.size;
    for (const [id, parent, group] of rows)
      if (members.has(parent!)) {
        members.add(id!);
        groups.add(group!);
      }
  }
  return [...groups];
}

function endGroups(groups: number[]): void {
  for (const group of groups)
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // The group has ended.
    }
}
