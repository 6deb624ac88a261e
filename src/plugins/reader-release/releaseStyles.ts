/**
 * Returns the styles that depend on the releases: labels of what is newer than the release of the reader, and release notes
 * that are older. `client/styles.css` has what the labels look like.
 *
 * @param releases all releases, oldest first
 */
export function releaseStyles(releases: readonly string[]): string {
  const classSelector = (prefix: string, release: string): string => `.${prefix}-${release.replace('.', '\\.')}`;
  const newer = releases.map((release) => `[data-newer~='${release}'] ${classSelector('since', release)}`);
  // Release notes begin at the release of the reader, and changes on the page Upgrading after it.
  const older = releases.flatMap((release) => {
    const isOld = `[data-release]:not([data-all-notes], [data-newer~='${release}']`;
    const notes = `${isOld}, [data-release='${release}']) ${classSelector('notes', release)}`;
    return [notes, `${isOld}) ${classSelector('changes', release)}`];
  });
  const own = releases.map((release) => `[data-release='${release}'] h2${classSelector('notes', release)}::after`);
  return `${newer.join(',\n')} {
  --newer: var(--not-in);
  --partly: ' · partly newer';
  --newer-display: block;

  color: var(--pw-ink-soft);
}

[data-release]:not([data-all-notes]) .folded-release,
${older.join(',\n')} {
  display: none;
}

${own.join(',\n')} {
  color: var(--pw-accent);
  content: ' · your release';
}
`;
}
