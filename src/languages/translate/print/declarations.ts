import type {EventWait, Step, Steps} from '../program';
import {anyType, type Type} from '../types';
import {walkProgram} from '../walk';

/** Where the variables of a function are declared. Python declares none. */
export interface Declarations {
  /** Statements that declare the variables that they assign, by variable. */
  at: Map<Step, Map<string, 'const' | 'let'>>;
  /** Variables to declare above a statement, because several blocks use them. */
  above: Map<Step, {name: string; type: Type}[]>;
  /** Types of the items that lists receive later. */
  itemTypes: Map<string, Type>;
  /** Dicts that get other keys later. */
  changedDicts: Set<string>;
  /** Waits whose event the sample reads. */
  readWaits: Set<string>;
}

interface Place {
  /** The steps that contain the place, from the outside; the last one is the statement itself. */
  path: Step[];
  /** The blocks that contain the place, from the outside. */
  blocks: Steps[];
}

interface Usage {
  assigned: (Place & {type: Type})[];
  updated: number;
  used: Place[];
}

/** How a language differs in where variables are declared. */
export interface DeclarationRules {
  /** Kinds of steps whose bodies have no scope of their own in the language: variables in them exist after them, too. */
  flatBodies: ReadonlySet<Step['kind']>;
  /** Returns the name of the variable that a wait for an event declares in the language, if it declares one. */
  waitVariable?: (wait: EventWait) => string;
}

/** Finds where the variables of a block of code are declared: at their first assignment, or above a block. */
export function findDeclarations(body: Steps, parameters: string[], rules: DeclarationRules): Declarations {
  const usages = new Map<string, Usage>();
  const result: Declarations = {
    at: new Map(),
    above: new Map(),
    itemTypes: new Map(),
    changedDicts: new Set(),
    readWaits: new Set(),
  };
  const usage = (name: string): Usage => {
    const found = usages.get(name) ?? {assigned: [], updated: 0, used: []};
    usages.set(name, found);
    return found;
  };
  collect(body, {path: [], blocks: [body]}, {usage, result, rules});
  for (const [name, found] of usages) if (!parameters.includes(name)) decide(name, found, result);
  return result;
}

interface Search {
  usage: (name: string) => Usage;
  result: Declarations;
  rules: DeclarationRules;
}

function collect(body: Steps, place: Place, search: Search): void {
  const {usage, result, rules} = search;
  for (const step of body.steps) {
    const here: Place = {path: [...place.path, step], blocks: place.blocks};
    if (step.kind === 'function' || step.kind === 'class') {
      collectUses(step, here, search);
      continue;
    }
    if (step.kind === 'assign') {
      for (const target of step.targets)
        for (const name of namesIn(target))
          usage(name).assigned.push({...here, type: step.annotation ?? step.value?.type ?? anyType});
      collectUses(step.value, here, search);
      for (const target of step.targets)
        if (target.kind === 'index' && target.object.kind === 'variable') result.changedDicts.add(target.object.name);
      for (const target of step.targets)
        if (target.kind !== 'variable' && target.kind !== 'tuple') collectUses(target, here, search);
      continue;
    }
    if (step.kind === 'update' && step.target.kind === 'variable') usage(step.target.name).updated++;
    if (step.kind === 'waitForEvent' && rules.waitVariable)
      for (const wait of step.waits) usage(rules.waitVariable(wait)).assigned.push({...here, type: anyType});
    if (step.kind === 'with')
      for (const {target, value} of step.items)
        for (const name of target ? namesIn(target) : []) usage(name).assigned.push({...here, type: value.type});
    for (const [key, child] of Object.entries(step)) {
      if (isSteps(child)) collectBlock(child, step, here, search);
      else if (key === 'branches' || key === 'handlers')
        for (const each of child as {body: Steps}[]) {
          collectUses({...each, body: undefined}, here, search);
          collectBlock(each.body, step, here, search);
        }
      else if (typeof child === 'object') collectUses(child, here, search);
    }
  }
}

function collectBlock(block: Steps, step: Step, here: Place, search: Search): void {
  const isFlat = search.rules.flatBodies.has(step.kind);
  const blocks = isFlat ? here.blocks : [...here.blocks, block];
  collect(block, {path: isFlat ? here.path.slice(0, -1) : here.path, blocks}, search);
}

const isSteps = (value: unknown): value is Steps => typeof value === 'object' && value !== null && 'steps' in value;

function collectUses(part: unknown, here: Place, {usage, result}: Search): void {
  walkProgram(part, (node) => {
    if (node.kind === 'variable' && !node.isPredefined) usage(node.name).used.push(here);
    if (node.kind === 'standard' && node.name === 'dict.pop' && node.receiver?.kind === 'variable')
      result.changedDicts.add(node.receiver.name);
    if (node.kind === 'eventValue') result.readWaits.add(node.variable);
    if (node.kind === 'standard' && node.name === 'list.append' && node.receiver?.kind === 'variable') {
      const type = node.args[0]?.value.type;
      if (type) result.itemTypes.set(node.receiver.name, type);
    }
    return undefined;
  });
}

function namesIn(target: unknown): string[] {
  const names: string[] = [];
  walkProgram(target, (node) => {
    if (node.kind === 'field' || node.kind === 'index' || node.kind === 'apiCall') return false;
    if (node.kind === 'variable') names.push(node.name);
    return undefined;
  });
  return names;
}

function decide(name: string, {assigned, updated, used}: Usage, result: Declarations): void {
  const [first] = assigned;
  if (!first) return;
  const places = [...assigned, ...used];
  const depth = Math.min(...places.map(({blocks}) => commonLength(first.blocks, blocks)));
  if (depth === first.blocks.length) {
    const step = first.path.at(-1)!;
    const map = result.at.get(step) ?? new Map<string, 'const' | 'let'>();
    result.at.set(step, map.set(name, assigned.length === 1 && updated === 0 ? 'const' : 'let'));
    return;
  }
  const anchor = first.path[depth - 1] ?? first.path[0]!;
  result.above.set(anchor, [...(result.above.get(anchor) ?? []), {name, type: first.type}]);
}

function commonLength(one: Steps[], other: Steps[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
