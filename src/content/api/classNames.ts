/**
 * Classes that the API reference and notes about releases write, and that the search and the Markdown copies read.
 * Stylesheets have them, too.
 */
export const classNames = {
  badges: 'api-badges',
  deprecated: 'api-deprecated',
  discouraged: 'api-discouraged',
  flags: 'api-flags',
  newerNote: 'newer-note',
  olderState: 'older-state',
  required: 'api-required',
  type: 'api-type',
} as const;
