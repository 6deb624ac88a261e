import type {MemberFacts, OverloadFacts} from '../../content/api/types';
import type {Signature} from '../types';

/** Returns the declarations of a member: `Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)`. */
export function writeSignature(member: MemberFacts): Signature {
  const {kind, name, returns = 'void', payload, overloads = []} = member;
  if (kind === 'event')
    return {text: `event EventHandler${payload && payload !== 'void' ? `<${payload}>` : ''} ${name}`};
  if (kind === 'property') return {text: `${returns} ${name} { get; }`};
  const modifier = member.static ? 'static ' : '';
  return {text: overloads.map((declaration) => `${modifier}${declare(name, declaration)}`).join('\n')};
}

/** Names of parameters that C# also uses as keywords. */
const keywords = new Set(['event', 'in', 'object', 'out', 'params', 'ref', 'string']);

const escapeKeyword = (name: string): string => (keywords.has(name) ? `@${name}` : name);

function declare(memberName: string, {name = memberName, typeParameters, parameters, returns}: OverloadFacts): string {
  const list = parameters.map(
    (parameter) => `${parameter.type} ${escapeKeyword(parameter.name)}${parameter.optional ? ' = default' : ''}`,
  );
  return `${returns} ${name}${typeParameters === undefined ? '' : `<${typeParameters}>`}(${list.join(', ')})`;
}
