/**
 * Releases in code and commands. Authors write the release of the library that `docs/` describes
 * (`playwright==1.56.0`, `v1.56.0-noble`, `<version>1.56.0</version>`), in the passages of all editions. Readers of
 * another version or edition get their own release.
 */

import {linesOfFences} from './fences';

/**
 * Replaces a release in code blocks and inline code. Does not change numbers in prose, and numbers of
 * pre-releases (`1.56.0-beta-1759412259000`).
 *
 * @param from release that the text names: `1.56.0`
 * @param to release that readers get
 */
export function replacePinnedRelease(text: string, from: string, to: string): string {
  if (from === to || !text.includes(from)) return text;
  const pinned = new RegExp(`(?<![\\d.])${from.replaceAll('.', '\\.')}(?![.\\d]*\\d|-(?:alpha|beta|next))`, 'g');
  return inCode(text, (code) => code.replace(pinned, to));
}

/** Changes the lines of code blocks and the inline code of a page. */
export function inCode(text: string, change: (code: string) => string): string {
  const lines = text.split('\n');
  const fenced = linesOfFences(lines);
  return lines.map((line, index) => (fenced.has(index) ? change(line) : line.replace(/`[^`]+`/g, change))).join('\n');
}
