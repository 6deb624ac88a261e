import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes, Parent, Root} from 'mdast';
import {elementName, isElement, isPhrasing, isSilent, linksIn, property, textOf} from './mdast';
import type {Section} from './types';

/** The line of badges under a member's heading. It says how the member stands, and nothing that is searched. */
const MARKS = 'api-marks';
const STANDS_BEHIND = /\bapi-(?:deprecated|discouraged)\b/;
/** Parameters stand below members, whatever headings a page uses. */
const PARAMETER_LEVEL = 4;

/**
 * Cuts a page at its headings, and a class page at its parameters too.
 * @returns the page itself (level 1), then each heading and parameter, in order
 */
export function readSections(root: Root, title: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [newSection(1, null, title)];
  let current = sections[0]!;
  let heading = current;

  const begin = (section: Section) => {
    sections.push(section);
    current = section;
    if (section.level < PARAMETER_LEVEL) heading = section;
  };

  const visit = (node: Nodes) => {
    if (isSilent(node)) return;
    if (property(node, 'className') === MARKS) {
      if (STANDS_BEHIND.test(classNamesIn(node))) current.deprecated = true;
    } else if (node.type === 'heading') {
      if (node.depth > 1) begin(headingSection(node, (text) => slugger.slug(text)));
    } else if (elementName(node) === 'dt' && property(node, 'id')) {
      const id = property(node, 'id')!;
      if (id.includes('-option-'))
        begin({
          ...newSection(PARAMETER_LEVEL, id, firstCode(node) ?? ''),
          deprecated: STANDS_BEHIND.test(classNamesIn(node)),
        });
      else current = heading;
    } else if (node.type === 'code') {
      // A signature repeats the names of the parameters below it.
      if (!node.meta?.startsWith('signature')) current.code.push(node.value);
    } else if (node.type === 'paragraph' || node.type === 'tableRow') addParagraph([node]);
    else if ('children' in node) visitChildren(node);
  };

  /** An element may hold text without a paragraph around it: each run of it is a paragraph too. */
  const visitChildren = (parent: Parent) => {
    let run: Nodes[] = [];
    const endRun = () => {
      if (run.length > 0) addParagraph(run);
      run = [];
    };
    for (const child of parent.children as Nodes[]) {
      if (isPhrasing(child)) run.push(child);
      else {
        endRun();
        visit(child);
      }
    }
    endRun();
  };

  const addParagraph = (nodes: Nodes[]) => {
    const text = nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
    if (text) current.paragraphs.push(text);
    current.links.push(...nodes.flatMap(linksIn));
  };

  visitChildren(root);
  return sections;
}

function newSection(level: number, id: string | null, title: string): Section {
  return {level, id, title, paragraphs: [], code: [], links: [], deprecated: false};
}

/** A heading's words and its id: given by a plugin, written as `{#id}`, or made from the words as Docusaurus makes it. */
function headingSection(node: Heading, slug: (text: string) => string): Section {
  const given = property(node, 'id');
  const {text, id} = parseMarkdownHeadingId(textOf(node));
  return {...newSection(node.depth, given ?? id ?? slug(text), text.trim()), links: linksIn(node)};
}

function firstCode(node: Nodes): string | null {
  if (node.type === 'inlineCode' || (isElement(node) && node.name === 'code')) return textOf(node).trim();
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const found = firstCode(child);
    if (found) return found;
  }
  return null;
}

function classNamesIn(node: Nodes): string {
  return [property(node, 'className') ?? '', ...('children' in node ? node.children.map(classNamesIn) : [])].join(' ');
}
