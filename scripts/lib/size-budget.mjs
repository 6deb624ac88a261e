/** What the browser's kinds of resources are called in the budget. */
const kindOfResource = {document: 'html', script: 'js', stylesheet: 'css', image: 'images', font: 'fonts'};

/** Kinds in the order of the table; `other` is data that a page asks for by itself. */
export const kinds = ['html', 'js', 'css', 'images', 'fonts', 'other'];

/** @param {string} resourceType as Playwright names it */
export const kindOf = (resourceType) => kindOfResource[resourceType] ?? 'other';

/** Where to look first, by kind. */
const remedies = {
  html: 'say less on the page, or in fewer elements',
  js: 'keep it out of the first load: lazy import(), a listener in src/client, or nothing',
  css: 'a stylesheet of something that opens later belongs to its own chunk, see src/plugins/search-index/bundleRules.ts',
  images: 'smaller or better compressed, or below the fold with loading="lazy"',
  fonts: 'the site uses fonts of the system',
  other: 'fetch it when the reader asks for it',
};

/**
 * @typedef {Record<string, Record<string, number>>} Sizes bytes by page and kind
 * @param {Sizes} sizes what pages are
 * @param {Sizes} budget what they may be
 * @returns {string[]} a line for each figure that is too high, or that the budget does not name
 */
export function checkBudget(sizes, budget) {
  return Object.entries(sizes).flatMap(([page, bytesOf]) =>
    Object.entries(bytesOf).flatMap(([kind, bytes]) => {
      const allowed = budget[page]?.[kind];
      if (allowed === undefined)
        return [`${page}: ${kind}: ${bytes} bytes, and no budget: npm run bench:size -- --write`];
      if (bytes <= allowed) return [];
      return [
        `${page}: ${kind}: ${bytes} bytes, ${bytes - allowed} over the budget of ${allowed}: ${remedies[kind]}; ` +
          'or, if it is worth it, npm run bench:size -- --write and say why in the commit',
      ];
    }),
  );
}

/**
 * @param {Sizes} sizes
 * @returns {Sizes} a budget with 3 % of air, in whole hundreds; what is not there may not come
 */
export function budgetFor(sizes) {
  return mapSizes(sizes, (bytes) => Math.ceil((bytes * 1.03) / 100) * 100);
}

function mapSizes(sizes, change) {
  return Object.fromEntries(
    Object.entries(sizes).map(([page, bytesOf]) => [
      page,
      Object.fromEntries(Object.entries(bytesOf).map(([kind, bytes]) => [kind, change(bytes)])),
    ]),
  );
}
