/**
 * Sets the reader's release on `<html>`: the release, those that are newer, and the texts of the labels. Without a release, or
 * with the newest one, removes them. A script in the `<head>` contains the source of this function, so it uses nothing from
 * outside.
 *
 * @param releases all releases, oldest first
 * @returns whether the release exists, or is empty
 */
export function setRelease(release: string, releases: readonly string[]): boolean {
  const root = document.documentElement;
  const position = releases.indexOf(release);
  const newer = position < 0 ? [] : releases.slice(position + 1);
  if (newer.length > 0) {
    root.dataset.release = release;
    root.dataset.newer = newer.join(' ');
    root.style.setProperty('--not-in', `' · not in ${release}'`);
    root.style.setProperty('--your-release', `'yours: ${release} · '`);
  } else {
    delete root.dataset.release;
    delete root.dataset.newer;
    root.style.removeProperty('--not-in');
    root.style.removeProperty('--your-release');
  }
  return position >= 0 || release === '';
}
