// Reads which stages of the tests a command line and `EDITIONS` select, and which part of each; for tools/test.mts.
import type {EditionName} from '../../src/data/editions';
import {readEditionList} from '../../editions/readSettings';
import {stages as allStages, type Part, type Stage, type StageName} from './stages';

/** All stages, in the order in which they run. */
export const stageNames = Object.keys(allStages) as StageName[];

/** A stage to run. */
export interface PlannedStage {
  name: StageName;
  part: Part;
  /** Files or folders of the stage, or pages of its samples; empty for all. */
  filters: string[];
}

/** What a command line and `EDITIONS` select. */
export interface Plan {
  stages: PlannedStage[];
  /** The editions that `EDITIONS` names; empty for all. */
  editions: EditionName[];
}

const isStage = (name: string): name is StageName => Object.hasOwn(allStages, name);

/**
 * Returns what the arguments of `npm test` select: nothing for the quick part, `rest` for what that leaves out, `all` for
 * both, or stages. A word after a stage is the name of a file, folder or page of that stage. Without arguments, `EDITIONS`
 * selects the stages of editions instead of the quick part.
 *
 * @throws {Error} with the remedy if a word has no meaning, or if `EDITIONS` cannot work
 */
export function planTests(words: string[], env: NodeJS.ProcessEnv = {}): Plan {
  const editions = env.EDITIONS ? readEditionList(env) : [];
  return {stages: planWords(words, editions.length > 0), editions};
}

function planWords(words: string[], hasEditions: boolean): PlannedStage[] {
  if (words.length === 0 && hasEditions) return planStages(({isOfEditions}) => isOfEditions === true);
  if (words.length === 0) return planStages(({quick}) => quick !== undefined, 'quick');
  if (words.length === 1 && words[0] === 'all') return planStages(() => true);
  if (words.length === 1 && words[0] === 'rest') return restStages();

  const stages: PlannedStage[] = [];
  for (const word of words) {
    const last = stages.at(-1);
    if (word === 'all' || word === 'rest') throw new Error(`"${word}" cannot be combined with other words; ${usage}`);
    if (isStage(word)) stages.push(planned(word));
    else if (last && allStages[last.name].isFiltered) last.filters.push(word);
    else if (last)
      throw new Error(`the stage ${last.name} does not select files, so "${word}" has no meaning; ${usage}`);
    else throw new Error(`unknown stage: ${word}; ${usage}`);
  }
  return stages.sort((a, b) => stageNames.indexOf(a.name) - stageNames.indexOf(b.name));
}

/** What `npm test` leaves to `npm test -- rest`, as one line each. */
export const leftOut: string[] = restStages().map(({name, part}) =>
  part === 'rest' ? `${name} (those not run here)` : name,
);

const usage =
  `the stages are ${stageNames.join(', ')}; without arguments, npm test runs the quick part, ` +
  'npm test -- all runs everything, and EDITIONS=java npm test runs the stages of an edition';

function restStages(): PlannedStage[] {
  return stageNames.flatMap((name) => {
    const {quick} = allStages[name];
    return quick === 'whole' ? [] : [planned(name, quick === 'part' ? 'rest' : 'whole')];
  });
}

const planStages = (isWanted: (stage: Stage) => boolean, part?: Part): PlannedStage[] =>
  stageNames.filter((name) => isWanted(allStages[name])).map((name) => planned(name, part));

function planned(name: StageName, part: Part = 'whole'): PlannedStage {
  return {name, part, filters: []};
}
