import type {MemberFacts, ParameterFacts} from './types';

/** What a class is called in code where that is not its name in lower case. */
const receivers: Record<string, string> = {
  APIResponseAssertions: 'expect(response)',
  BrowserContext: 'context',
  LocatorAssertions: 'expect(locator)',
  PageAssertions: 'expect(page)',
};

/** The name that samples use for an object of a class: `page`, `browser_type`, `expect(locator)`. */
export function receiverOf(className: string, classId: string): string {
  return receivers[className] ?? classId.replace(/-/g, '_');
}

/**
 * How a member is used, in the async form:
 * `await page.goto(url, *, timeout=None) -> Response | None`.
 */
export function signatureOf(member: MemberFacts, receiver: string): string {
  const name = `${receiver}.${member.name}`;
  if (member.kind === 'event') return `${receiver}.on("${member.name}", handler)`;
  if (member.kind === 'property') return `${name}: ${member.returns ?? 'Any'}`;
  const call = `${name}(${parameterText(member.parameters ?? [])})`;
  if (member.yields) return `async with ${call} as info`;
  return `${member.awaited ? 'await ' : ''}${call} -> ${member.returns ?? 'None'}`;
}

function parameterText(parameters: ParameterFacts[]): string {
  const firstKeyword = parameters.findIndex(({keyword}) => keyword);
  const shown = parameters.map(({name, required}) => (required ? name : `${name}=None`));
  if (firstKeyword !== -1) shown.splice(firstKeyword, 0, '*');
  return shown.join(', ');
}
