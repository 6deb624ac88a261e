import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {lineOf} from '../mdast';
import {type Problem, suggestName} from '../problems';
import {visit} from '../visit';

const registry = 'src/theme/MDXComponents.tsx';
/** The components of Docusaurus, which the registry adds to. */
const original = 'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js';

/** Creates a check of the components of a page. MDX compiles a page with an unknown one, which then crashes in the browser. */
export function createComponentCheck(root: string): (tree: Root) => Problem[] {
  const texts = [registry, original].map((file) => readFileSync(path.join(root, file), 'utf8'));
  const known = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/^ {2}([A-Z]\w*)[,:]/gm), ([, name]) => name!)),
  );
  return (tree) => {
    const problems: Problem[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node ? node.name : null;
      if (typeof name !== 'string' || !/^[A-Z]/.test(name) || known.has(name)) return;
      const message = `unknown component <${name}>; correct the name, or register it in ${registry}.${suggestName(name, known)}`;
      problems.push({line: lineOf(node), message});
    });
    return problems;
  };
}
