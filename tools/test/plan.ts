// Owns which stages of the tests a command line names, and which part of each; for tools/test.mts.
import {editionNames, isEdition, type EditionName} from '../../src/data/editions';
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

/** What a command line asks for. */
export interface Plan {
  stages: PlannedStage[];
  /** The editions that the command line names. */
  editions: EditionName[];
}

const isStage = (name: string): name is StageName => Object.hasOwn(allStages, name);

/**
 * Returns what the arguments of `npm test` ask for: nothing for the quick part, `rest` for what that leaves out, `all` for
 * both, or stages and editions. A word after a stage is the name of a file, folder or page of that stage.
 *
 * @throws {Error} with the remedy if a word has no meaning
 */
export function planTests(words: string[]): Plan {
  if (words.length === 0) return {stages: planStages(({quick}) => quick !== undefined, 'quick'), editions: []};
  if (words.length === 1 && words[0] === 'all') return {stages: planStages(() => true), editions: []};
  if (words.length === 1 && words[0] === 'rest') return {stages: restStages(), editions: []};

  const editions: EditionName[] = [];
  const stages: PlannedStage[] = [];
  for (const word of words) {
    const last = stages.at(-1);
    if (word === 'all' || word === 'rest') throw new Error(`"${word}" cannot be combined with other words; ${usage}`);
    // "python" is a stage.
    if (isStage(word)) stages.push(planned(word));
    else if (isEdition(word)) editions.push(word);
    else if (last && allStages[last.name].isFiltered) last.filters.push(word);
    else throw new Error(`${describeWord(word, last)}; ${usage}`);
  }
  if (stages.length === 0) stages.push(...planStages(({isOfEditions}) => isOfEditions === true));
  return {stages: inOrder(stages), editions};
}

/** What `npm test` leaves to `npm test -- rest`, as one line each. */
export const leftOut: string[] = restStages().map(({name, part}) =>
  part === 'rest' ? `${name} (those not run here)` : name,
);

const usage =
  `the stages are ${stageNames.join(', ')}, the editions ${editionNames.join(', ')}; ` +
  'without arguments, npm test runs the quick part, and npm test -- all runs everything';

function describeWord(word: string, last: PlannedStage | undefined): string {
  return last ? `the stage ${last.name} does not select files, so "${word}" has no meaning` : `unknown stage: ${word}`;
}

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

const inOrder = (stages: PlannedStage[]): PlannedStage[] =>
  [...stages].sort((a, b) => stageNames.indexOf(a.name) - stageNames.indexOf(b.name));
