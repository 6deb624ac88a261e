import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import apiReference from '../../../src/plugins/api-reference';
import {parseMdx} from '../../../src/content/readMdx';
import {fixtureRoot, options} from '../../lib/apiFixtures';
import {folderWith} from '../../lib/folderWith';

const page = readFileSync(path.join(fixtureRoot, 'docs/api/class-dialog.mdx'), 'utf8');
const site = folderWith();
cpSync(fixtureRoot, site, {recursive: true});

/** Runs the plugin on a page like a build. */
function build(file: string, text: string): Root {
  writeFileSync(path.join(site, file), text);
  const tree = parseMdx(text);
  const transform = apiReference.call({} as never, {...options, root: site}) as Transformer<Root, Root>;
  void transform(tree, new VFile({path: path.join(site, file), value: text}), () => undefined);
  return tree;
}

it('throws one error with all problems of a page', () => {
  const broken = page.replace('title: Dialog', 'title: Page').replace('### dismiss', '### dissmiss');
  expect(() => build('docs/api/class-dialog.mdx', broken)).toThrow(
    /^docs\/api\/class-dialog\.mdx:1: the title is .*\n.*:12: method Dialog\.dismiss is missing.*\n.*:20: Dialog\.dissmiss does not/,
  );
});

it('throws an error for a page that is not named after a class', () => {
  expect(() => build('docs/api/class-dialogue.mdx', page)).toThrow(
    new Error(
      'docs/api/class-dialogue.mdx:1: 1.56.0 has no class named dialogue; rename the file after a class or delete it',
    ),
  );
});
