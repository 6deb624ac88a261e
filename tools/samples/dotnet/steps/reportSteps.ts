import {reportProblems} from '../../problems';
import {countTexts} from '../../reportSamples';
import {failures, notRun} from './commands';
import type {JourneyResult} from './followSteps';

/**
 * Prints the steps that fail, and how many commands ran.
 *
 * @returns the exit code: 1 if a step fails, or if no command matches an entry of the lists in `commands.ts`
 */
export function reportSteps(results: JourneyResult[], seconds: number): number {
  const problems = results.flatMap(({problem}) => problem ?? []);
  const commands = results.flatMap((result) => result.commands);
  const unused = [...notRun, ...failures].filter(([pattern]) => !commands.some(({text}) => pattern.test(text)));
  if (problems.length === 0 && results.length > 0)
    for (const [pattern] of unused)
      problems.push({
        page: 'tools/samples/dotnet/steps/commands.ts',
        line: 1,
        message: `no command of the pages matches ${String(pattern)}; remove it`,
        details: [],
      });
  const frameworks = results.flatMap(({journey, commands: own}) =>
    own.filter(({outcome}) => outcome === 'run').map(() => journey.framework ?? 'programs'),
  );
  const status = reportProblems(problems);
  console.log(
    `steps of the pages: ${commands.length} commands (${countTexts(commands.map(({outcome}) => outcome))}; run by framework: ${countTexts(frameworks)}), ${problems.length} failed, in ${seconds.toFixed(0)} s`,
  );
  return status;
}
