import type {FunctionStep, Program, Steps, Value} from '../translate/program';
import {walkProgram} from '../translate/walk';
import {csharpType, typeText} from './csharpTypes';
import {toMember} from './names';
import {parameterType} from './parameters';
import type {Printer} from './printer';

/** Finds the functions of a sample before it is printed, because calls can come before the definition. */
export function noteFunctions({body}: Program, printer: Printer): void {
  const listeners = new Set<string>();
  const called = new Set<string>();
  walkProgram(body, (node) => {
    if (node.kind === 'listen' && node.listener.kind === 'variable') {
      listeners.add(node.listener.name);
      printer.listened.set(node.listener.name, node.event);
    }
    if (node.kind === 'call' && node.callee.kind === 'variable') called.add(node.callee.name);
    return undefined;
  });
  const note = (steps: Steps, owner: string | undefined): void => {
    walkProgram(steps, (node) => {
      if (node.kind === 'class') {
        note(node.body, node.name);
        return false;
      }
      if (node.kind !== 'function') return undefined;
      const isListener = listeners.has(node.name) && !called.has(node.name);
      const key = owner !== undefined && node.isMethod ? `${owner}.${node.name}` : node.name;
      printer.functions.set(key, {
        name: nameOf(node, isListener),
        isAsync: node.isAsync,
        isListener,
        returns: node.returns ? typeText(node.returns, printer) : hasValue(node) ? 'object' : 'void',
        parameters: node.parameters.map((each) => parameterType(each, printer)),
      });
      return undefined;
    });
  };
  note(body, undefined);
}

const hasValue = ({body}: FunctionStep): boolean => {
  let found = false;
  walkProgram(body, (node) => {
    if (node.kind === 'function') return false;
    found ||= node.kind === 'return' && node.value !== undefined && node.value.kind !== 'none';
    return !found;
  });
  return found;
};

/** The name of a function: tasks end with Async, unless the library calls them for an event. */
const nameOf = ({name, isAsync}: FunctionStep, isListener: boolean): string =>
  `${toMember(name)}${isAsync && !isListener ? 'Async' : ''}`;

/** Finds the type of the values that a function returns. */
export function returnedType({returns, body}: FunctionStep, printer: Printer): string {
  if (returns && returns.kind !== 'any') {
    const text = typeText(returns, printer);
    if (text !== 'object') return text;
  }
  const values: Value[] = [];
  walkProgram(body, (node) => {
    if (node.kind === 'function' || node.kind === 'lambda') return false;
    if (node.kind === 'return' && node.value && node.value.kind !== 'none') values.push(node.value);
    return undefined;
  });
  const [first] = values;
  return first ? csharpType(first, printer) : 'void';
}

/** Prints the type of a function that returns values of a type. */
export function resultText(type: string, isAsync: boolean, printer: Printer): string {
  const text = printer.typeName(type);
  if (!isAsync) return text;
  return type === 'void' ? 'Task' : `Task<${text}>`;
}
