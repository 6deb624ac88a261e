import {useSyncExternalStore, type ReactNode} from 'react';
import {releaseChangedEvent} from '@site/src/utils/newerRelease';
import Translate, {translate} from '@docusaurus/Translate';
import {chooseRelease, currentRelease, releases} from '../../client/readerRelease';

function subscribe(notify: () => void): () => void {
  document.addEventListener(releaseChangedEvent, notify);
  return () => document.removeEventListener(releaseChangedEvent, notify);
}

/**
 * The list of releases in the version menu, with which readers say which one they have. The empty choice is the newest
 * release. Pages without scripts do not contain it.
 */
export default function ReleaseChoice({mobile = false}: {mobile?: boolean}): ReactNode {
  const release = useSyncExternalStore<string | undefined>(subscribe, currentRelease, () => undefined);
  if (release === undefined) return null;
  const older = releases.slice(0, -1).reverse();
  return (
    <li className={mobile ? 'menu__list-item' : undefined}>
      <label className="release-choice">
        <Translate id="release.choice">My release</Translate>
        <select value={release} onChange={({currentTarget}) => chooseRelease(currentTarget.value)}>
          <option value="">
            {translate({id: 'release.newest', message: '{release} (newest)'}, {release: releases.at(-1)!})}
          </option>
          {older.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </li>
  );
}
