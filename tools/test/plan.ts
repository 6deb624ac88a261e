// Owns which stages of the tests a command line names, and which part of each; for tools/test.mts. Pure.
import {editionNames, isEdition, type EditionName} from '../../src/data/editions';

/** All stages, in the order in which they run. */
export const stageNames = [
  'setup',
  'check',
  'unit',
  'python',
  'build',
  'content',
  'size',
  'e2e',
  'browsers',
  'build-all',
  'host',
  'sites',
  'samples',
  'edition-samples',
  'builds',
] as const;
export type StageName = (typeof stageNames)[number];

/** `quick` and `rest` together are `whole`. */
export type Part = 'quick' | 'rest' | 'whole';

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

/** The stages of `npm test` without arguments. */
const quickStages: StageName[] = [
  'setup',
  'check',
  'unit',
  'python',
  'build',
  'content',
  'e2e',
  'samples',
  'edition-samples',
];
/** Stages of which `npm test` runs a part only. */
const dividedStages: StageName[] = ['e2e', 'samples', 'edition-samples'];
/** The stages that test an edition other than the source edition. */
const editionStages: StageName[] = ['setup', 'build-all', 'host', 'sites', 'edition-samples'];
/** Stages that run single files, folders or pages. */
const filteredStages: StageName[] = [
  'unit',
  'python',
  'content',
  'e2e',
  'browsers',
  'host',
  'samples',
  'edition-samples',
  'builds',
];

const isStage = (name: string): name is StageName => (stageNames as readonly string[]).includes(name);

/**
 * Returns what the arguments of `npm test` ask for: nothing for the quick part, `rest` for what that leaves out, `all` for
 * both, or stages and editions. A word after a stage is the name of a file, folder or page of that stage.
 *
 * @throws {Error} with the remedy if a word has no meaning
 */
export function planTests(words: string[]): Plan {
  if (words.length === 0) return {stages: quickStages.map((name) => planned(name, 'quick')), editions: []};
  if (words.length === 1 && words[0] === 'all') return {stages: stageNames.map((name) => planned(name)), editions: []};
  if (words.length === 1 && words[0] === 'rest') return {stages: restStages(), editions: []};

  const editions: EditionName[] = [];
  const stages: PlannedStage[] = [];
  for (const word of words) {
    const last = stages.at(-1);
    if (word === 'all' || word === 'rest') throw new Error(`"${word}" cannot be combined with other words; ${usage}`);
    // "python" is a stage.
    if (isStage(word)) stages.push(planned(word));
    else if (isEdition(word)) editions.push(word);
    else if (last && filteredStages.includes(last.name)) last.filters.push(word);
    else throw new Error(`${describeWord(word, last)}; ${usage}`);
  }
  if (stages.length === 0) stages.push(...editionStages.map((name) => planned(name)));
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
  return stageNames
    .filter((name) => !quickStages.includes(name) || dividedStages.includes(name))
    .map((name) => planned(name, dividedStages.includes(name) ? 'rest' : 'whole'));
}

function planned(name: StageName, part: Part = 'whole'): PlannedStage {
  return {name, part, filters: []};
}

function inOrder(stages: PlannedStage[]): PlannedStage[] {
  return [...stages].sort((a, b) => stageNames.indexOf(a.name) - stageNames.indexOf(b.name));
}
