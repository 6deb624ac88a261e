import type {MemberFacts, OverloadFacts} from '../../content/api/types';
import type {Signature} from '../types';

/**
 * Returns the signature of a member: `page.goto(url, options?: {timeout, waitUntil}): Promise<Response | null>`. If the facts
 * contain overloads, returns a line for each.
 */
export function writeSignature(member: MemberFacts, receiver: string): Signature {
  const {kind, name, returns = 'void', payload, parameters = [], overloads} = member;
  if (kind === 'event') {
    const argument = payload && payload !== 'void' ? `(value: ${payload}) => void` : '() => void';
    return {text: `${receiver}.on('${name}', listener: ${argument})`};
  }
  const result = member.awaited ? `Promise<${returns}>` : returns;
  const called = calledAs(member, receiver);
  if (kind === 'property') return {text: `${called}: ${result}`};
  if (overloads) return {text: [...new Set(overloads.map((each) => declare(called, each)))].join('\n')};
  const positional = parameters
    .filter(({option}) => !option)
    .map(({name: parameter, required}) => `${parameter}${required ? '' : '?'}`);
  const options = parameters.filter(({option}) => option);
  const isOptional = options.every(({required}) => !required);
  if (options.length > 0)
    positional.push(`options${isOptional ? '?' : ''}: { ${options.map((option) => option.name).join(', ')} }`);
  return {text: `${called}(${positional.join(', ')}): ${result}`};
}

/**
 * Writes the member as code calls it. Members of `test` and `expect` have their whole names: `test.describe.only`. Others can
 * have the name of their object: `locator.locator`.
 */
function calledAs({name, static: isStatic}: MemberFacts, receiver: string): string {
  const callee = receiver.replace(/\(.*\)$/, '');
  if (/^(?:test|expect)$/.test(callee) && (name === callee || name.startsWith(`${callee}.`))) return name;
  return `${isStatic ? callee : receiver}.${name}`;
}

function declare(called: string, {parameters, returns}: OverloadFacts): string {
  const list = parameters.map(({name, type, optional}) => {
    const mark = optional ? '?' : '';
    return type.startsWith('{ ') && name === 'options' ? `${name}${mark}: ${type}` : `${name}${mark}`;
  });
  return `${called}(${list.join(', ')}): ${returns}`;
}
