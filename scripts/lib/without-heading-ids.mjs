/**
 * MDX without the ids of headings (`## Words {#id}`), which are Docusaurus's own syntax; no line moves.
 *
 * @param {string} text
 * @returns {string}
 */
export function withoutHeadingIds(text) {
  return text.replace(/^(#{1,6} .*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm, '$1');
}
