import {type Group, groupOf, groups} from './groups';
import {type Problem, nearMiss} from './problems';
import {type GroupWords, type ItemWords, type MemberWords, type PageWords, isComment, returnsItem} from './readPage';
import {type SharedWords, sharedKey, sharedParameter} from './sharedWords';
import {type ApiFacts, type ClassFacts, type MemberFacts, type ParameterFacts} from './types';
import {dictTypesIn, givenType, valuesIn} from './typeText';

/** What a page is checked against. */
export type Context = {
  className: string;
  facts: ApiFacts;
  /** Facts of the newest version, which decide the groups (see `groupOf`). */
  newest: ApiFacts;
  shared: SharedWords;
};

/** Compares the words of a page with the facts of its class. Gives every problem of the page, none if it is complete. */
export function checkPage(page: PageWords, context: Context): Problem[] {
  const {className, facts} = context;
  const entry = facts.classes[className];
  if (!entry) return [{line: 1, message: `${facts.version} has no class ${className}`}];
  const problems: Problem[] = [...checkOpening(page, className, entry), ...checkGroups(page)];
  const seen = new Map<string, MemberWords>();
  for (const group of page.groups) {
    for (const member of group.members) problems.push(...checkMember(member, group, seen, entry, context));
  }
  for (const member of entry.members) {
    if (seen.has(keyOf(member))) continue;
    const group = groupOf(member, context.newest.classes[className]);
    const last = page.groups.find(({name}) => name === group)?.line ?? page.groups.at(-1)?.line ?? 1;
    problems.push({
      line: last,
      message: `${kindText(member)} ${className}.${member.name} is missing; add "### ${member.name}" under "## ${group}"`,
    });
  }
  return problems;
}

function checkOpening(page: PageWords, className: string, entry: ClassFacts): Problem[] {
  const problems: Problem[] = [];
  if (page.title !== className) {
    problems.push({
      line: 1,
      message: `the title is "${page.title ?? ''}"; this file documents ${className}: write "title: ${className}"`,
    });
  }
  if (!page.opening.some((node) => node.type === 'paragraph')) {
    problems.push({
      line: 1,
      message: `${className} opens without words; say before the first heading what it stands for and how one gets it`,
    });
  }
  if (!entry.deprecated && !page.opening.some((node) => node.type === 'code')) {
    problems.push({line: 1, message: `${className} opens without a sample; put one before the first heading`});
  }
  return problems;
}

function checkGroups(page: PageWords): Problem[] {
  const problems: Problem[] = [];
  let last = -1;
  for (const {name, line, members, stray} of page.groups) {
    const place = groups.indexOf(name as Group);
    if (place === -1) {
      problems.push({
        line,
        message: `unknown group "## ${name}"; the groups are ${groups.join(', ')}.${nearMiss(name, groups)}`,
      });
      continue;
    }
    if (place === last) problems.push({line, message: `"## ${name}" stands here a second time; merge the two`});
    else if (place < last)
      problems.push({line, message: `"## ${name}" comes too late; the order is ${groups.join(', ')}`});
    last = Math.max(last, place);
    if (members.length === 0) problems.push({line, message: `"## ${name}" has no members; delete it`});
    if (stray.some((node) => !isComment(node))) {
      problems.push({
        line,
        message: `words between "## ${name}" and its first member; move them before the first heading or under a member`,
      });
    }
  }
  return problems;
}

function checkMember(
  words: MemberWords,
  group: GroupWords,
  seen: Map<string, MemberWords>,
  entry: ClassFacts,
  context: Context,
): Problem[] {
  const {className, facts, newest} = context;
  const full = `${className}.${words.name}`;
  const member = findMember(entry, words.name, group.name);
  if (!member) {
    const near = nearMiss(
      words.name,
      entry.members.map(({name}) => name),
    );
    return [
      {line: words.line, message: `${facts.version} has no ${full}; correct the name or delete the section.${near}`},
    ];
  }
  const problems: Problem[] = [];
  const first = seen.get(keyOf(member));
  if (first)
    return [
      {line: words.line, message: `${full} stands here a second time (first on line ${first.line}); merge the two`},
    ];
  seen.set(keyOf(member), words);
  const wanted = groupOf(member, newest.classes[className]);
  if (wanted !== group.name)
    problems.push({
      line: words.line,
      message: `${full} belongs under "## ${wanted}", not "## ${group.name}"; move it there`,
    });
  if (!words.blocks.some((node) => node.type === 'paragraph')) {
    problems.push({
      line: words.line,
      message: `${full} has no words; say under its heading what it does and when to use it`,
    });
  }
  return [...problems, ...checkItems(words, member, full, context)];
}

/** The member that a heading means. Two may share a name (the property Page.request and the event); the group tells which. */
export function findMember(entry: ClassFacts, name: string, group: string): MemberFacts | undefined {
  const found = entry.members.filter((member) => member.name === name);
  return found.find((member) => (member.kind === 'event') === (group === 'Events')) ?? found[0];
}

function checkItems(words: MemberWords, member: MemberFacts, full: string, context: Context): Problem[] {
  const problems: Problem[] = [];
  const parameters = member.parameters ?? [];
  const named = new Map<string, ItemWords>();
  for (const item of words.items) {
    const {name, line} = item;
    const parameter = parameters.find((each) => each.name === name);
    if (named.has(name)) problems.push({line, message: `${full}: \`${name}\` stands in the list twice; merge the two`});
    named.set(name, item);
    if (name !== returnsItem && !parameter) {
      const near = nearMiss(
        name,
        parameters.map((each) => each.name),
      );
      const other = 'A list that is not about parameters needs a sentence after it.';
      problems.push({
        line,
        message: `${full} has no parameter \`${name}\`; correct the name or delete the item.${near} ${other}`,
      });
    } else if (item.words.length === 0 && (name === returnsItem || !isShared(parameter, context, member.name))) {
      problems.push({line, message: `${full}: \`${name}\` has no words; write them after its name`});
    }
    const type = parameter ? parameter.type : givenType(member);
    if (parameter || name === returnsItem) problems.push(...checkNested(item, type, `${full}: \`${name}\``, context));
  }
  for (const parameter of parameters) {
    if (named.has(parameter.name)) continue;
    const shared = sharedParameter(context.shared, context.className, member.name, parameter.name);
    if (!shared) {
      const remedy = `add "- \`${parameter.name}\` ..." to the list under "### ${member.name}", or shared words to ${context.shared.file}`;
      problems.push({line: words.line, message: `${full}: parameter \`${parameter.name}\` has no words; ${remedy}`});
    }
  }
  const types = [...parameters.map(({type}) => type), ...(member.kind === 'event' ? [] : [givenType(member)])];
  return [...problems, ...checkKeys(types, words, full, context)];
}

function isShared(parameter: ParameterFacts | undefined, {shared, className}: Context, member: string): boolean {
  return parameter !== undefined && sharedParameter(shared, className, member, parameter.name) !== undefined;
}

/** Items below a parameter are keys of its dict types or strings that it allows. */
function checkNested(item: ItemWords, type: string, where: string, {facts}: Context): Problem[] {
  const keys = dictTypesIn(type, facts).flatMap((found) => found.type.keys.map(({name}) => name));
  const known = [...keys, ...valuesIn(type, facts)];
  return item.nested.flatMap(({name, line, words}) => {
    if (!known.includes(name)) {
      const near = nearMiss(name, known);
      return [{line, message: `${where} has no key or value \`${name}\`; correct the name or delete the item.${near}`}];
    }
    return words.length === 0 ? [{line, message: `${where}: \`${name}\` has no words; write them after its name`}] : [];
  });
}

function checkKeys(types: string[], words: MemberWords, full: string, {facts, shared}: Context): Problem[] {
  const own = new Set(words.items.flatMap((item) => item.nested.map(({name}) => name)));
  const missing = new Set<string>();
  const visited = new Set<string>();
  const queue = [...types];
  for (let type = queue.shift(); type !== undefined; type = queue.shift()) {
    for (const found of dictTypesIn(type, facts)) {
      if (visited.has(found.name)) continue;
      visited.add(found.name);
      for (const key of found.type.keys) {
        if (!own.has(key.name) && !sharedKey(shared, found.name, key.name)) missing.add(`${found.name}.${key.name}`);
        queue.push(key.type);
      }
    }
  }
  return [...missing].map((key) => ({
    line: words.line,
    message: `${full}: key ${key} has no words; add it to ${shared.file} under "## Types"`,
  }));
}

const keyOf = (member: MemberFacts): string => `${member.kind === 'event' ? 'event ' : ''}${member.name}`;

const kindText = (member: MemberFacts): string => member.kind;
