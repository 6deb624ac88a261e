/** `1.57` for `1.57.0`. */
export const minorOf = (release: string): string => release.split('.').slice(0, 2).join('.');

/** Compares by numbers, so that `1.9` comes before `1.10`. */
export const compareReleaseNumbers = new Intl.Collator('en', {numeric: true}).compare;
