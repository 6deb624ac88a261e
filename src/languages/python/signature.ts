import type {Signature} from '../types';
import type {MemberFacts, ParameterFacts} from '../../content/api/types';

/** Closes an object at the end of a block. */
export const withStatement: Signature = {keyword: {form: 'async', text: 'async'}, text: 'with'};

/**
 * Returns the signature of a member: `page.goto(url, *, timeout=None) -> Response | None`, with `await` for the async
 * API.
 */
export function writeSignature(member: MemberFacts, receiver: string): Signature {
  const name = `${receiver}.${member.name}`;
  if (member.kind === 'event') return {text: `${receiver}.on("${member.name}", handler)`};
  if (member.kind === 'property') return {text: `${name}: ${member.returns ?? 'Any'}`};
  const call = `${name}(${parameterText(member.parameters ?? [])})`;
  if (member.yields) return {...withStatement, text: `${withStatement.text} ${call} as info`};
  const text = `${call} -> ${member.returns ?? 'None'}`;
  return member.awaited ? {keyword: {form: 'async', text: 'await'}, text} : {text};
}

function parameterText(parameters: ParameterFacts[]): string {
  const firstKeyword = parameters.findIndex(({keyword}) => keyword);
  const shown = parameters.map(({name, required}) => (required ? name : `${name}=None`));
  if (firstKeyword !== -1) shown.splice(firstKeyword, 0, '*');
  return shown.join(', ');
}
