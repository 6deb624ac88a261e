/** Loads the code of the form in `ui/UpgradeChanges` on the pages that have one. */

import {releaseChangedEvent} from '../../../utils/newerRelease';

if (typeof document !== 'undefined') document.addEventListener(releaseChangedEvent, onRouteDidUpdate);

/** Client lifecycle of Docusaurus: runs when the content is in the document, and after each change of the URL. */
export function onRouteDidUpdate(): void {
  const root = document.querySelector<HTMLElement>('[data-upgrade]');
  if (!root) return;
  import('./form').then(
    ({updateForm}) => updateForm(root),
    () => {
      const note = root.querySelector<HTMLElement>('[data-upgrade-note]')!;
      note.textContent = 'Reload the page to choose other releases.';
      note.hidden = false;
    },
  );
}
