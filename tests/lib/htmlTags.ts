export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** A start tag as the minifier of HTML leaves it: values with either quote or none. Comments and scripts go first. */
const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributePattern = /([^\s"'>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The start tags of a page, without the contents of its scripts and styles. */
export function readTags(html: string): Tag[] {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return Array.from(markup.matchAll(tagPattern), ([, name, attributes]) => ({
    name: name!.toLowerCase(),
    attributes: Object.fromEntries(
      Array.from(attributes!.matchAll(attributePattern), ([, key, double, single, plain]) => [
        key!.toLowerCase(),
        decodeEntities(double ?? single ?? plain ?? ''),
      ]),
    ),
  }));
}

/** The ids of a page in their order, with repetitions. */
export const idsIn = (html: string): string[] => readTags(html).flatMap(({attributes}) => attributes.id ?? []);

/** Text of HTML, for the few entities that the minifier leaves. */
export function decodeEntities(text: string): string {
  const named: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0'};
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name!] ?? entity);
  });
}
