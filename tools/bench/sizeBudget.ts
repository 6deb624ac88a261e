/** Kinds of the budget by Playwright's resource type. */
const kindByResourceType: Record<string, Kind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  image: 'images',
  font: 'fonts',
};

/** Kinds in the order of the table; `other` is data that a page requests by itself. */
export const kinds = ['html', 'js', 'css', 'images', 'fonts', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Bytes by page and kind. */
export type Sizes = Record<string, Partial<Record<Kind, number>>>;

export const toKind = (resourceType: string): Kind => kindByResourceType[resourceType] ?? 'other';

const remedies: Record<Kind, string> = {
  html: 'say less on the page, or in fewer elements',
  js: 'keep it out of the first load: lazy import(), a listener in the client folder of a plugin, or nothing',
  css: 'a stylesheet of something that opens later belongs to its own chunk, see src/plugins/fast-pages/lean-scripts',
  images: 'smaller or better compressed, or below the fold with loading="lazy"',
  fonts: 'the site uses fonts of the system',
  other: 'fetch it when the reader needs it',
};

/** How much larger than its budget a figure may be: 5 %, or 300 bytes for the small ones. */
const toLimit = (budget: number): number => budget && budget + Math.max(budget * 0.05, 300);

/**
 * Compares sizes with the budget.
 *
 * @returns a line for each figure that is too high or missing in the budget
 */
export function checkBudget(sizes: Sizes, budget: Sizes): string[] {
  return Object.entries(sizes).flatMap(([page, bytesOf]) =>
    (Object.entries(bytesOf) as [Kind, number][]).flatMap(([kind, bytes]) => {
      const usual = budget[page]?.[kind];
      if (usual === undefined)
        return [`${page}: ${kind}: ${bytes} bytes, and no budget: npm run bench:size -- --write`];
      if (bytes <= toLimit(usual)) return [];
      return [
        `${page}: ${kind}: ${bytes} bytes instead of ${usual}: ${remedies[kind]}; ` +
          'or, if it is worth it, run npm run bench:size -- --write and give the reason in the commit',
      ];
    }),
  );
}

export const sumSizes = (bytes: Partial<Record<Kind, number>>): number =>
  Object.values(bytes).reduce((sum, each) => sum + each, 0);
