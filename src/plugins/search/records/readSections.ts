import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {classNames} from '../../../content/api/classNames';
import {findOption} from '../../../content/fences';
import {visit} from '../../../content/visit';
import {sinceClassPattern} from '../../../utils/newerRelease';
import type {Heading, Nodes, Parent, Root} from 'mdast';
import {
  elementName,
  factsIn,
  isElement,
  isPhrasing,
  isSkipped,
  linksIn,
  property,
  visibleText,
  allWords,
} from './visibleText';
import {parameterLevel} from '../types';

/** A heading of a page and its content up to the next heading, or a parameter and its description. */
export interface Section {
  /** Heading level; 1 for the page itself. */
  level: number;
  /** Anchor; null for the page itself. */
  id: string | null;
  title: string;
  paragraphs: string[];
  hiddenText: string[];
  /** Targets of the links in the section, as written. */
  links: string[];
  deprecated: boolean;
  /** The release that added the class, member or parameter, such as `1.52`; null if every reader has it. */
  since: string | null;
}

const deprecatedClass = new RegExp(`\\b(?:${classNames.deprecated}|${classNames.discouraged})\\b`);

/**
 * Splits a page at its headings, and a class page also at its parameters.
 *
 * @param title of the page
 * @param componentTexts texts of components whose children are not in the page, by name
 * @returns the section of the page itself (level 1), then one for each heading and parameter, in order
 */
export function readSections(
  root: Root,
  title: string,
  componentTexts: Readonly<Record<string, string>> = {},
): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [newSection(1, null, title)];
  let current = sections[0]!;
  let heading = current;

  const startSection = (section: Section) => {
    sections.push(section);
    current = section;
    if (section.level < parameterLevel) heading = section;
  };

  const read = (node: Nodes) => {
    if (isSkipped(node)) return;
    const componentText = componentTexts[elementName(node) ?? ''];
    if (componentText !== undefined) current.hiddenText.push(componentText);
    if (property(node, 'className') === classNames.badges) {
      // The badges show the status of a member; their words are found.
      if (deprecatedClass.test(classNamesIn(node))) current.deprecated = true;
      current.since = sinceIn(node) ?? current.since;
      current.hiddenText.push(allWords(node));
    } else if (node.type === 'heading') {
      if (node.depth > 1) startSection(headingSection(node, (text) => slugger.slug(text)));
    } else if (elementName(node) === 'dt' && property(node, 'id')) {
      const id = property(node, 'id')!;
      // The id of a return value may contain `-option-`, too: `locator-select-option-return`.
      if (heading.id !== null && id.startsWith(`${heading.id}-option-`))
        startSection({
          ...newSection(parameterLevel, id, firstCode(node)),
          deprecated: deprecatedClass.test(classNamesIn(node)),
          since: sinceIn(node) ?? heading.since,
        });
      else current = heading;
    } else if (node.type === 'code') {
      const isSignature = node.meta?.startsWith('signature');
      current.hiddenText.push(findOption(node.meta, 'title')?.value ?? '', isSignature ? allWords(node) : node.value);
    } else if (node.type === 'paragraph' || node.type === 'tableRow') addParagraph([node]);
    else if ('children' in node) visitChildren(node);
  };

  /** Treats a run of text without a paragraph around it as a paragraph. */
  const visitChildren = (parent: Parent) => {
    let run: Nodes[] = [];
    const flush = () => {
      if (run.length > 0) addParagraph(run);
      run = [];
    };
    for (const child of parent.children as Nodes[]) {
      if (isPhrasing(child)) run.push(child);
      else {
        flush();
        read(child);
      }
    }
    flush();
  };

  const addParagraph = (nodes: Nodes[]) => {
    const text = nodes.map(visibleText).join('').replace(/\s+/g, ' ').trim();
    if (text) current.paragraphs.push(text);
    current.hiddenText.push(...nodes.flatMap(factsIn));
    current.links.push(...nodes.flatMap(linksIn));
  };

  visitChildren(root);
  return sections;
}

/** Creates a section without content. */
export function newSection(level: number, id: string | null, title: string): Section {
  return {level, id, title, paragraphs: [], hiddenText: [], links: [], deprecated: false, since: null};
}

/** Reads a heading. A plugin sets its id, or the author (`{#id}`), or it is generated from the text as by Docusaurus. */
function headingSection(node: Heading, slug: (text: string) => string): Section {
  const pluginId = property(node, 'id');
  const {text, id} = parseMarkdownHeadingId(visibleText(node));
  return {...newSection(node.depth, pluginId ?? id ?? slug(text), text.trim()), links: linksIn(node)};
}

function firstCode(tree: Nodes): string {
  let found = '';
  visit(tree, (node) => {
    if (node.type === 'inlineCode' || (isElement(node) && node.name === 'code')) found = visibleText(node).trim();
    return found === '' ? undefined : false;
  });
  return found;
}

/** Returns the release that a class in the node names. */
const sinceIn = (node: Nodes): string | undefined => sinceClassPattern.exec(classNamesIn(node))?.[1];

function classNamesIn(tree: Nodes): string {
  const names: string[] = [];
  visit(tree, (node) => void names.push(property(node, 'className') ?? ''));
  return names.join(' ');
}
