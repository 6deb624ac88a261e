import type {MemberFacts, OverloadFacts} from '../../content/api/types';
import type {Signature} from '../types';

/** Returns the declarations of a member: `Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)`. */
export function signatureOf(member: MemberFacts, _receiver: string, className: string): Signature {
  const {kind, name, returns = 'void', payload} = member;
  if (kind === 'event')
    return {text: `event EventHandler<${payload && payload !== 'void' ? payload : 'EventArgs'}> ${name}`};
  if (kind === 'property') return {text: `${returns} ${name} { get; }`};
  const declarations = member.overloads ?? [onlyDeclaration(member, className)];
  return {text: declarations.map((declaration) => declare(name, declaration)).join('\n')};
}

/** Returns the declaration of a method without overloads. Its options are an object of a class of their own. */
function onlyDeclaration(
  {name, awaited, returns = 'void', parameters = []}: MemberFacts,
  className: string,
): OverloadFacts {
  const positional = parameters
    .filter(({option}) => !option)
    .map(({name: parameter, type, required}) => ({name: `${parameter}${required ? '' : ' = default'}`, type}));
  const options = parameters.some(({option}) => option)
    ? [{name: 'options', type: `${className}${name.replace(/Async$/, '')}Options?`}]
    : [];
  const task = returns === 'void' ? 'Task' : `Task<${returns}>`;
  return {parameters: [...positional, ...options], returns: awaited ? task : returns};
}

function declare(name: string, {parameters, returns}: OverloadFacts): string {
  const list = parameters.map(
    (parameter) => `${parameter.type} ${parameter.name}${isOptions(parameter) ? ' = default' : ''}`,
  );
  // The facts list `WaitForPopupAsync` as an overload of `RunAndWaitForPopupAsync`, which takes an action.
  const isWithoutAction = name.startsWith('RunAnd') && !parameters.some((parameter) => parameter.name === 'action');
  return `${returns} ${isWithoutAction ? name.slice('RunAnd'.length) : name}(${list.join(', ')})`;
}

const isOptions = ({name, type}: {name: string; type: string}): boolean => name === 'options' && type.endsWith('?');
