/** Matches the front matter at the start of a page; the group is its YAML. */
export const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\s*?(?:\n|$)/;

export const withoutFrontMatter = (text: string): string => text.replace(frontMatterBlock, '');
