/**
 * Fits the description of a parameter to one of the parameters that an edition has for it. .NET has an option for each type
 * (`HasText`, `HasTextRegex`), and the description is about all types.
 */
import type {PhrasingContent, RootContent} from 'mdast';

/** What a description says about one type only. */
interface TypeWords {
  /** Replacements for the list of types. */
  lists: [RegExp, string][];
  /** Starts of sentences about other types. */
  others: RegExp;
}

const types = {
  text: {
    lists: [
      [/\bas a string or regular expression/, 'as a string'],
      [/\bas an exact URL, a glob pattern or a regular expression/, 'as an exact URL or a glob pattern'],
      [/\bas a glob pattern or regular expression/, 'as a glob pattern'],
      [/^Glob pattern or regular expression/, 'Glob pattern'],
    ],
    others: /^(?:For a stricter match, pass a|A|If you pass a) regular expression|^You can also pass a function/,
  },
  pattern: {
    lists: [
      [/\bas a string or regular expression/, 'as a regular expression'],
      [/\bas (?:an exact URL, )?a glob pattern or (?:a )?regular expression/, 'as a regular expression'],
      [/^Glob pattern or regular expression/, 'Regular expression'],
    ],
    others: /^(?:A|If you pass a) string|^A relative glob pattern|^For a stricter match|^You can also pass a function/,
  },
  function: {
    lists: [
      [/\bas (?:an exact URL, )?a glob pattern or (?:a )?regular expression/, 'as a condition'],
      [/\bYou can also pass a function/, 'Pass a function'],
    ],
    others: /^A relative glob pattern/,
  },
} satisfies Record<string, TypeWords>;

/** @param type type of the parameter in C# */
export function fitToType(description: RootContent[], type: string): RootContent[] {
  const kind = /^Regex\b/.test(type) ? 'pattern' : /^Func\b/.test(type) ? 'function' : /^string\b/.test(type) && 'text';
  if (!kind) return description;
  const {lists, others}: TypeWords = types[kind];
  return description.map((node) => {
    if (node.type !== 'paragraph') return node;
    const sentences = splitSentences(node.children).filter((sentence) => {
      const [first] = sentence;
      return !(first?.type === 'text' && others.test(first.value.trimStart()));
    });
    const children = joinTexts(sentences.flat());
    for (const part of children)
      if (part.type === 'text') {
        for (const [pattern, text] of lists) part.value = part.value.replace(pattern, text);
        // Only descriptions of strings still contain it.
        part.value = part.value.replace(/\bIf you pass a string, (\w)/g, (_, first: string) => first.toUpperCase());
      }
    return {...node, children};
  });
}

/** Joins texts that follow each other, because later plugins read the text beside inline code. */
function joinTexts(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  const [first] = joined;
  if (first?.type === 'text') first.value = first.value.trimStart();
  return joined;
}

/** Splits the content of a paragraph at the ends of sentences. A sentence contains the space before it. */
function splitSentences(children: PhrasingContent[]): PhrasingContent[][] {
  const sentences: PhrasingContent[][] = [[]];
  for (const child of structuredClone(children)) {
    if (child.type !== 'text') {
      sentences.at(-1)!.push(child);
      continue;
    }
    for (const [index, value] of child.value.split(/(?<=\.)(?= )/).entries()) {
      if (index > 0) sentences.push([]);
      sentences.at(-1)!.push({...child, value});
    }
  }
  return sentences;
}
