import type {MemberFacts, OverloadFacts} from '../../content/api/types';
import type {Signature} from '../types';

/** Returns the declarations of a member: `Response navigate(String url, Page.NavigateOptions options)`. */
export function writeSignature(member: MemberFacts, _receiver: string, className: string): Signature {
  const {kind, name, returns = 'void', payload, parameters = []} = member;
  if (kind === 'event') {
    const handler = payload && payload !== 'void' ? `Consumer<${payload}>` : 'Runnable';
    return {text: `void ${name}(${handler} handler)\nvoid ${name.replace(/^on/, 'off')}(${handler} handler)`};
  }
  const declarations: OverloadFacts[] = member.overloads ?? [
    {parameters: parameters.filter(({option}) => !option), returns},
  ];
  const modifier = member.static ? 'static ' : '';
  return {text: declarations.map((declaration) => `${modifier}${declare(name, declaration, className)}`).join('\n')};
}

function declare(name: string, {parameters, returns}: OverloadFacts, className: string): string {
  const list = parameters.map((parameter) => `${qualify(parameter.type, className)} ${parameter.name}`);
  return `${returns} ${name}(${list.join(', ')})`;
}

/** Option classes are declared inside of the class: `Page.NavigateOptions`. */
const qualify = (type: string, className: string): string =>
  /^[A-Z]\w*Options$/.test(type) && type !== 'RequestOptions' ? `${className}.${type}` : type;
