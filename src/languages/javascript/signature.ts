import type {MemberFacts} from '../../content/api/types';
import type {Signature} from '../types';

/**
 * Returns the signature of a member: `page.goto(url, options?: {timeout, waitUntil}): Promise<Response | null>`.
 */
export function signatureOf(member: MemberFacts, receiver: string): Signature {
  const {kind, name, returns = 'void', payload, parameters = []} = member;
  if (kind === 'event') {
    const argument = payload && payload !== 'void' ? `(value: ${payload}) => void` : '() => void';
    return {text: `${receiver}.on('${name}', listener: ${argument})`};
  }
  const result = member.awaited ? `Promise<${returns}>` : returns;
  if (kind === 'property') return {text: `${receiver}.${name}: ${result}`};
  const positional = parameters
    .filter(({option}) => !option)
    .map(({name: parameter, required}) => `${parameter}${required ? '' : '?'}`);
  const options = parameters.filter(({option}) => option);
  const isOptional = options.every(({required}) => !required);
  if (options.length > 0)
    positional.push(`options${isOptional ? '?' : ''}: { ${options.map((option) => option.name).join(', ')} }`);
  return {text: `${receiver}.${name}(${positional.join(', ')}): ${result}`};
}
