import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import packageJson from '../../package.json';
import {root} from '../../src/utils/root';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A document or an opening comment, as Markdown. */
interface Source {
  file: string;
  text: string;
}

/** Code that looks like a path or the name of a file. */
const pathPattern = /^\.?[\w-][\w.-]*(?:\/[\w.-]+)*\/?$/;
const extensionPattern = /\w\.(?:css|js|json|md|mdx|mjs|mts|png|py|svg|ts|tsx|txt)$/;
/** Words that stand for a name, and examples of files that pages may have. */
const placeholder = /\b(?:NAME|PAGE|SLUG|VERSION)\b|^x\.(?:dark\.)?png$/;
/** The output of commands, and what only hosts and copies of the repository have. */
const generated =
  /^(?:build|dist|assets|certificates|\.cache|\.docusaurus|deploy\/(?:generated|host))(?:\/|$)|^(?:llms(?:-full)?\.txt|records\.json|(?:java\/)?docs\/intro(?:\.html)?|text\/html|\.github\/workflows\/deploy\.yml)$/;

/** Returns the first comment of a file without its marks; empty if the file starts with code. */
function openingComment(code: string): string {
  const [comment = ''] = /^(?:#!.*\n)?\s*(?:\/\*[^]*?\*\/|(?:\/\/.*\n)+)/.exec(code) ?? [];
  return comment.replace(/^#!.*\n/, '').replace(/^ ?(?:\/\*\*?|\*\/|\*|\/\/) ?/gm, '');
}

/** Returns the inline code of a text. */
const codesOf = (text: string): string[] =>
  [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code]) => code!.trim());

/** Returns the paths that inline code names: the code itself, or files among the arguments of a command. */
const pathsIn = (code: string): string[] =>
  code
    .split(' ')
    .filter((word, _index, {length}) => pathPattern.test(word) && (length === 1 || extensionPattern.test(word)))
    .filter((word) => word.includes('/') || extensionPattern.test(word))
    .filter((word) => !placeholder.test(word) && !generated.test(word));

/** The files of the repository, each with a slash before it. */
const files = execFileSync('git', ['ls-files'], {cwd: root, encoding: 'utf8'}).replace(/^/gm, '/');

/** Whether the repository has a file or a folder, below any folder that the text names. */
const isFile = (name: string): boolean =>
  files.includes(`/${name}${name.endsWith('/') ? '' : '\n'}`) || files.includes(`/${name}/`);

/** Returns relative links to files or headings that do not exist. */
function brokenLinks({file, text}: Source): string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  return links.flatMap(([link, name, id]) => {
    const target = name ? path.join(path.dirname(file), name) : file;
    if (placeholder.test(path.basename(target))) return [];
    if (!existsSync(path.join(root, target))) return [link];
    const ids = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading!.toLowerCase().replace(/ /g, '-'),
    );
    return id === undefined || ids.includes(id) ? [] : [link];
  });
}

const documentFiles = ['README.md', 'CONTRIBUTING.md', 'deploy/README.md', 'tools/search/bench.md'];
const documents: Source[] = documentFiles.map((file) => ({file, text: read(file)}));

/** The opening comments that follow something through the code. CONTRIBUTING.md lists their files after the map. */
const [, list = ''] = /\nThe opening comments of these files .*?\n\n([^]*?)\n\n#/.exec(read('CONTRIBUTING.md')) ?? [];
const walkthroughs: Source[] = codesOf(list).map((file) => ({file, text: openingComment(read(file))}));

test('CONTRIBUTING lists opening comments that describe steps', () => {
  expect(walkthroughs.length).toBeGreaterThanOrEqual(6);
  for (const {file, text} of walkthroughs) expect(text, file).toMatch(/^1\. /m);
});

describe.each([...documents, ...walkthroughs])('$file', (source) => {
  test('names only files and folders that exist', () => {
    const paths = codesOf(source.text).flatMap(pathsIn);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((name) => !isFile(name))).toEqual([]);
  });

  test('names functions with the files that contain them', () => {
    const named = [...source.text.matchAll(/`(\w+)\(\)`\s+\(`([\w./-]+)`\)/g)];
    // An opening comment can name files of its folder, and files of the folder that it describes.
    const wrong = named.filter(([, name, file]) => {
      const found = files.split('\n').filter((each) => each.endsWith(`/${file}`));
      return !found.some((each) => new RegExp(`\\b${name}\\b`).test(read(each)));
    });
    expect(wrong.map(([text]) => text)).toEqual([]);
  });

  test('names only scripts of package.json', () => {
    const scripts = [...source.text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name!);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    expect(brokenLinks(source)).toEqual([]);
  });
});

test('docusaurus-internals.md lists existing files, and each one that imports undocumented parts of Docusaurus', () => {
  const args = ['grep', '-lE', "'@docusaurus/([a-z-]+/lib/|theme-common/internal)", '--', 'src'];
  const importing = execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim().split('\n');
  const text = read('docusaurus-internals.md');
  const listed = codesOf(text).filter((code) => code.startsWith('src/'));
  expect(listed.filter((name) => !isFile(name))).toEqual([]);
  expect(importing.filter((file) => !listed.some((entry) => file.startsWith(entry)))).toEqual([]);
  const imports = execFileSync('git', ['grep', '-hoE', "'@docusaurus/[a-z-]+/lib/[^']+'", '--', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const names = Array.from(imports.matchAll(/(\w+)(?:\.js|\/styles\.module\.css)?'/g), ([, name]) => name!);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
