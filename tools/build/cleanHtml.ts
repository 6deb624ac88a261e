import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, isPage} from '../../src/utils/filesBelow';
import {root} from '../../src/utils/root';

/** The element with the theme's symbols. `theme-classic` 3.8.1 hides it with a style attribute. */
const symbols = '<svg xmlns=http://www.w3.org/2000/svg style="display: none;">';
const symbolsWithClass = '<svg xmlns=http://www.w3.org/2000/svg class=svg-symbols>';

/**
 * What the minifier makes of a zero byte. The server renderer of React 18 inserts zero bytes between characters, where the
 * end of its buffer is inside a character of several bytes (https://github.com/facebook/react/pull/26228).
 */
const strayCharacter = '\uFFFD';

/** A tag with a style attribute. Text cannot match, because `<` is escaped in it; scripts are removed before the search. */
const styleAttribute = /<[a-z][\w-]*(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s+style=[^>]*>/i;
/** Scripts with a type are data; scripts with a URL are allowed by `'self'`. */
const executedScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Makes the HTML files of a build ready for a strict Content-Security-Policy, and removes characters that are not part of
 * the text.
 *
 * @param build folder of the built site
 * @returns see `hashScripts`
 * @throws {Error} with file and tag if a page has a style attribute, which the policy would ignore
 */
export function cleanHtml(build: string): string[] {
  for (const file of htmlFiles(build)) {
    const before = readFileSync(file, 'utf8');
    const html = before.replaceAll(strayCharacter, '').replace(symbols, symbolsWithClass);
    if (html !== before) writeFileSync(file, html);
    const [styled] = styleAttribute.exec(html.replace(/<script[\s\S]*?<\/script>/g, '')) ?? [];
    if (styled)
      throw new Error(
        `${path.relative(root, file)}: ${styled.slice(0, 120)}: the Content-Security-Policy allows no style attributes; use a class instead`,
      );
  }
  return hashScripts(build);
}

/** Returns the hashes of all inline scripts below a folder, as the policy writes them, sorted. */
export function hashScripts(folder: string): string[] {
  const scripts = new Set<string>();
  for (const file of htmlFiles(folder)) {
    for (const [, script] of readFileSync(file, 'utf8').matchAll(executedScript)) scripts.add(script!);
  }
  return Array.from(scripts, (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`).sort();
}

const htmlFiles = (folder: string): string[] =>
  filesBelow(folder)
    .filter(isPage)
    .map((name) => path.join(folder, name));
