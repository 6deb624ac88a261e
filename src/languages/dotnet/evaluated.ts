/**
 * Finds the types of values that `evaluate()` and JSON return. The facts do not contain them, but calls in C# name them:
 * `EvaluateAsync<string>(...)`. The type follows from the use of the value in the sample: from what it is compared with, or
 * from the members that are called on it.
 */
import type {MemberReference, Program, Value, ValueOf} from '../translate/program';
import {walkProgram} from '../translate/walk';
import type {Type} from '../translate/types';
import type {Printer} from './printer';

/** Whether a call returns what the page, or a server, sends. */
export function isFromPage({member}: ValueOf<'apiCall'>, printer: Printer): boolean {
  const returns = printer.facts.member(member)?.returns ?? '';
  return returns === 'T' || returns.includes('JsonElement?');
}

/** Whether a call names the type of its value: `EvaluateAsync<string>`. */
export function isGeneric(member: MemberReference, printer: Printer): boolean {
  return printer.facts.member(member)?.overloads?.some(({returns}) => /^Task<T\??>$/.test(returns)) === true;
}

/** Names of types of values that JSON has. */
const jsonTypes = new Map<Type['kind'], string>([
  ['str', 'string'],
  ['int', 'int'],
  ['float', 'double'],
  ['bool', 'bool'],
]);

/** Returns the type of a value that a sample compares with a value from the page. */
export function typeBeside(other: Value): string | undefined {
  if (other.kind === 'unary') return typeBeside(other.value);
  if (other.kind === 'list') {
    const [first] = other.items;
    const item = first && typeBeside(first);
    return item === undefined ? undefined : `${item}[]`;
  }
  return jsonTypes.get(other.type.kind);
}

/**
 * Finds the types of variables that receive values from the page.
 *
 * @returns types by variable; variables with unknown types are missing
 */
export function findExpectedTypes({body}: Program): Map<string, string> {
  const types = new Map<string, string>();
  const note = (value: Value, type: string | undefined): void => {
    if (value.kind === 'variable' && type !== undefined && !types.has(value.name)) types.set(value.name, type);
  };
  walkProgram(body, (node) => {
    if (node.kind === 'binary') {
      noteComparison(node, note);
      return undefined;
    }
    if (node.kind === 'assert' || (node.kind === 'unary' && node.op === 'not')) {
      const test = node.kind === 'assert' ? node.test : node.value;
      note(test, 'bool');
    }
    if (node.kind === 'if') for (const {test} of node.branches) note(test, 'bool');
    if (node.kind === 'assign' && node.annotation) {
      const type = jsonTypes.get(node.annotation.kind);
      for (const target of node.targets) note(target, type);
    }
    if (node.kind === 'standard' && node.receiver && node.name.startsWith('str.')) note(node.receiver, 'string');
    if (node.kind === 'apiCall')
      for (const {value, parameter} of node.args)
        if (value.type.kind === 'any' && parameter !== 'arg' && parameter !== 'data') note(value, 'string');
    return undefined;
  });
  return types;
}

const growing = /^list\.(?:append|insert|extend|remove|pop|clear|sort)$/;

/** Finds the lists that a sample changes, which are no arrays in C#. */
export function findChangedLists({body}: Program): Set<string> {
  const names = new Set<string>();
  walkProgram(body, (node) => {
    if (node.kind === 'standard' && node.receiver?.kind === 'variable' && growing.test(node.name))
      names.add(node.receiver.name);
    if (node.kind === 'update' && node.target.kind === 'variable' && node.target.type.kind === 'list')
      names.add(node.target.name);
    return undefined;
  });
  return names;
}

/** Finds the types of the items that listeners add to lists: `page.on("request", requests.append)`. */
export function findListenedItems({body}: Program, printer: Printer): Map<string, string> {
  const types = new Map<string, string>();
  walkProgram(body, (node) => {
    if (node.kind !== 'listen') return undefined;
    const {listener, event} = node;
    if (listener.kind === 'standard' && listener.name === 'list.append' && listener.receiver?.kind === 'variable')
      types.set(
        listener.receiver.name,
        event.id.includes('-event-frame-') ? 'string' : (printer.facts.member(event)?.payload ?? 'object'),
      );
    return undefined;
  });
  return types;
}

const comparisons = new Set(['==', '!=', '<', '>', '<=', '>=', '-', '+', '*', '/']);

function noteComparison(
  {op, left, right}: ValueOf<'binary'>,
  note: (value: Value, type: string | undefined) => void,
): void {
  if (comparisons.has(op)) {
    note(left, typeBeside(right));
    note(right, typeBeside(left));
  }
  if (op === 'in' || op === 'not in') {
    if (left.type.kind === 'str' && right.kind === 'variable') note(right, 'string');
    if (right.kind === 'list') note(left, typeBeside(right)?.replace('[]', ''));
  }
}

/** Ends of code whose value is text, a number or a boolean. */
const hints: [RegExp, string][] = [
  [
    /(?:\.(?:title|textContent|innerText|innerHTML|outerHTML|value|href|userAgent|id|className|tagName|name|type|colorScheme|language|visibilityState)|\.(?:join|toString|toUpperCase|toLowerCase|trim|getItem|getAttribute|toISOString|getPropertyValue|toDataURL|slice)\([^()]*\))\s*;?\s*\}?$/,
    'string',
  ],
  [/\.(?:length|innerWidth|innerHeight|scrollY|scrollX|scrollTop|naturalWidth|childElementCount)\s*;?\s*\}?$/, 'int'],
  [
    /(?:\.(?:checked|complete|matches|hidden|disabled|isConnected)|[!=]==.*|\.(?:includes|matches|some|every|checkValidity)\([^()]*\))\s*;?\s*\}?$/,
    'bool',
  ],
];

/** Guesses the type of what code in the page returns, where the sample does not depend on it. */
export function typeFromCode(code: string): string | undefined {
  const text = code.trim();
  if (text.includes('{') && !/^\(?\w*\)?\s*=>\s*[^{(]/.test(text) && !/^[\w.]+$/.test(text)) return undefined;
  return hints.find(([pattern]) => pattern.test(text))?.[1];
}
