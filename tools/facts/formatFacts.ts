import type {ApiFacts} from '../../src/content/api/types';

/** Formats facts as JSON with one line for each class, member and type, so that a diff shows what changed. */
export function formatFacts(facts: ApiFacts): string {
  const classes = Object.entries(facts.classes).map(([name, {members, ...head}]) => {
    const opening = `${JSON.stringify(name)}: ${JSON.stringify(head).slice(0, -1)},"members":[`;
    return `${opening}\n${members.map((member) => JSON.stringify(member)).join(',\n')}\n]}`;
  });
  const types = Object.entries(facts.types).map(([name, type]) => `${JSON.stringify(name)}: ${JSON.stringify(type)}`);
  return [
    '{',
    `"release": ${JSON.stringify(facts.release)},`,
    '"classes": {',
    classes.join(',\n'),
    '},',
    '"types": {',
    types.join(',\n'),
    '}',
    '}',
    '',
  ].join('\n');
}
