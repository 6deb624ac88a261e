/**
 * Returns the styles that depend on the releases: marks of what is newer than the release of the reader, and release notes
 * that are older. `client/styles.css` has what the marks look like.
 *
 * @param releases all releases, oldest first
 */
export function releaseStyles(releases: readonly string[]): string {
  const classOf = (prefix: string, release: string): string => `.${prefix}-${release.replace('.', '\\.')}`;
  const newer = releases.map((release) => `[data-newer~='${release}'] ${classOf('since', release)}`);
  const older = releases.map((release) => {
    const isOlder = `[data-release]:not([data-all-notes], [data-newer~='${release}'], [data-release='${release}'])`;
    return `${isOlder} ${classOf('notes', release)}`;
  });
  return `${newer.join(',\n')} {
  --newer: var(--not-in);
  --newer-display: block;

  color: var(--pw-ink-soft);
}

${older.flatMap((selector) => [selector, `${selector} ~ :not(.older-notes, :has(> .older-notes))`, `${selector} ~ * > :not(.older-notes)`]).join(',\n')} {
  display: none;
}
`;
}
