/**
 * Shows a bar while the page has labels for a release. The bar names the release, copies a link with it, and removes the
 * labels. Shows what another tab chooses, and unfolds release notes that a link or the reader opens.
 */
import './styles.css';
import {translate} from '@docusaurus/Translate';
import copyText from 'copy-text-to-clipboard';
import {idInHash} from '../../../utils/idInHash';
import {releaseChangedEvent} from '../../../utils/newerRelease';
import {detectLanguage} from '../../../utils/detectLanguage';
import {tryStorage} from '../../../utils/tryStorage';
import {chooseRelease, currentRelease, showRelease, storageKey} from './readerRelease';

const actions = {
  copy: (button: HTMLElement) => {
    const url = new URL(window.location.href);
    url.searchParams.set('since', currentRelease());
    if (!copyText(url.href)) return;
    setLabel(button, translate({id: 'release.copied', message: 'Copied'}));
  },
  remove: () => {
    delete document.documentElement.dataset.unknownRelease;
    chooseRelease('');
  },
  'all-notes': showAllNotes,
};

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-release-action]') : null;
    if (button) actions[button.dataset.releaseAction as keyof typeof actions](button);
  });
  document.addEventListener(releaseChangedEvent, showBar);
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) showRelease(event.newValue ?? '');
  });
  // A page that Back restores from memory missed what other tabs have chosen.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) showRelease(tryStorage(() => localStorage.getItem(storageKey)) ?? '');
  });
}

/** Client lifecycle of Docusaurus: runs after the first load, and after each link. */
export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  const target = document.getElementById(idInHash(location.hash));
  if (target && target.getClientRects().length === 0 && target.closest('main')) showAllNotes();
  if (!bar) showBar();
}

function showAllNotes(): void {
  document.documentElement.dataset.allNotes = '';
}

let bar: HTMLElement | undefined;

/** Creates the bar once. It also stays when it is closed, because screen readers announce changes of its text. */
function showBar(): void {
  const root = document.documentElement;
  const release = currentRelease();
  const {unknownRelease = ''} = root.dataset;
  if (!bar && release === '' && unknownRelease === '') return;
  bar ??= document.body.appendChild(createBar());
  if (release !== '') delete root.dataset.unknownRelease;
  bar.toggleAttribute('data-closed', release === '' && unknownRelease === '');
  const [status, copy, remove] = Array.from(bar.children) as HTMLElement[];
  setLabel(status!, statusText(release, unknownRelease));
  copy!.hidden = release === '';
  setLabel(copy!, translate({id: 'release.copy', message: 'Copy link'}));
  setLabel(remove!, translate({id: 'release.remove', message: 'Remove'}));
  remove!.hidden = bar.hasAttribute('data-closed');
}

function createBar(): HTMLElement {
  const button = (action: keyof typeof actions): string =>
    `<button type="button" class="button button--sm button--secondary" data-release-action="${action}"></button>`;
  const element = document.createElement('div');
  element.className = 'release-bar';
  element.innerHTML = `<p role="status"></p>${button('copy')}${button('remove')}`;
  return element;
}

function statusText(release: string, unknown: string): string {
  if (release !== '')
    return translate(
      {id: 'release.status', message: 'Marked: members and options that {release} does not have'},
      {release},
    );
  if (unknown !== '')
    return translate(
      {id: 'release.unknown', message: 'There is no release {release}, so nothing is marked'},
      {release: unknown},
    );
  return translate({id: 'release.removed', message: 'Nothing is marked'});
}

function setLabel(element: HTMLElement, text: string): void {
  element.textContent = text;
  const language = detectLanguage(text);
  if (language) element.lang = language;
}
