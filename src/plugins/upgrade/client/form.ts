/**
 * Shows the changes between the releases that the reader chooses in `ui/UpgradeChanges`, or that the URL names
 * (`?from=1.49&to=1.65`). The data of all releases and the code that renders them are loaded with the first choice.
 */
import urls from '@generated/upgrade/default/urls';
import {isNewerRelease} from '../../../utils/newerRelease';
import {changesBetween} from '../changesBetween';
import {describeChoice, groupChanges} from '../groupChanges';
import {projectFiles, readLibraryRelease} from '../readLibraryRelease';
import type {EditionName} from '../../../data/editions';
import type {Changes} from '../../../content/api/changes';

interface Choice {
  from: string;
  to: string;
}

/** The choice that each list shows; that of a form without an entry is the one that the build rendered. */
const shown = new WeakMap<Element, string>();
/** The newest choice. A load for an older one is dropped. */
let wanted = '';
/** Note in the next list about the file that names its release. */
let fileNote = '';

/** Maximum size of a file in bytes. Files that name libraries are much smaller. */
const maxFileSize = 1_000_000;

/** Shows what the URL names. Runs when the form is in the document, and after each change of the URL. */
export function updateForm(root: HTMLElement): void {
  const query = new URLSearchParams(window.location.search);
  if (!shown.has(root)) {
    listen(root);
    shown.set(root, choiceKey(defaultChoice(root)));
    const early = chosen(root);
    // The reader was faster than this code.
    if (!query.has('from') && choiceKey(early) !== shown.get(root)) {
      choose(root, early);
      return;
    }
  }
  const {choice, problem} = validChoice(root, query.get('from'), query.get('to'));
  showNote(root, problem ?? fileNote);
  fileNote = '';
  for (const select of findSelects(root)) select.value = choice[select.name as keyof Choice];
  void show(root, choice);
}

function listen(root: HTMLElement): void {
  root.addEventListener('change', ({target}) => {
    if (target instanceof HTMLSelectElement) choose(root, chosen(root));
    else if (target instanceof HTMLInputElement) void readFile(root, target.files?.[0]);
  });
  root.addEventListener('input', ({target}) => {
    if (target instanceof HTMLTextAreaElement && target.value.trim() !== '') readText(root, target.value);
  });
  findPart(root, 'retry').addEventListener('click', () => {
    // The button, which has the focus, disappears.
    findSelects(root)[0]!.focus();
    void show(root, chosen(root));
  });
  const area = findPart(root, 'drop');
  for (const type of ['dragover', 'dragleave', 'drop'] as const)
    area.addEventListener(type, (event) => {
      event.preventDefault();
      area.toggleAttribute('data-over', type === 'dragover');
      if (type === 'drop') void readFile(root, event.dataTransfer?.files[0]);
    });
}

const findSelects = (root: Element): HTMLSelectElement[] => Array.from(root.querySelectorAll('select'));

const findPart = (root: Element, name: string): HTMLElement => root.querySelector(`[data-upgrade-${name}]`)!;

const readEdition = (root: HTMLElement): EditionName => root.dataset['edition'] as EditionName;

const choiceKey = ({from, to}: Choice): string => `${from} ${to}`;

function readChoice(root: Element, read: (list: HTMLSelectElement) => string): Choice {
  const [from, to] = findSelects(root).map(read);
  return {from: from!, to: to!};
}

const chosen = (root: Element): Choice => readChoice(root, ({value}) => value);

const defaultChoice = (root: Element): Choice =>
  readChoice(root, (list) => list.querySelector<HTMLOptionElement>('option[selected]')!.value);

/** Returns the choice that a URL names, and a sentence about a release in it that does not exist. */
function validChoice(root: Element, from: string | null, to: string | null): {choice: Choice; problem?: string} {
  // The release that the reader has named in the version menu comes first.
  const {release = defaultChoice(root).from} = document.documentElement.dataset;
  const fallback = {...defaultChoice(root), from: release};
  const lists = findSelects(root).map(({options}) => Array.from(options, ({value}) => value));
  const choice = {from: from ?? fallback.from, to: to ?? fallback.to};
  const unknown = [choice.from, choice.to].find((release) => !lists.flat().includes(release));
  if (unknown !== undefined) return {choice: fallback, problem: `This page does not have the release ${unknown}.`};
  if (!lists[0]!.includes(choice.from)) return {choice: fallback, problem: `${choice.from} is the newest release.`};
  if (isNewerRelease(choice.to, choice.from)) return {choice};
  return {choice: fallback, problem: `${choice.to} is not newer than ${choice.from}.`};
}

/** Puts a choice into the URL, which shows it. */
function choose(root: HTMLElement, choice: Choice): void {
  // A link in the content, because the router must handle the URL.
  const link = document.createElement('a');
  link.href = `?${new URLSearchParams({...choice}).toString()}`;
  root.append(link);
  link.click();
  link.remove();
}

function showNote(root: Element, text: string): void {
  const element = findPart(root, 'note');
  element.textContent = text;
  element.hidden = text === '';
}

async function show(root: HTMLElement, choice: Choice): Promise<void> {
  const key = choiceKey(choice);
  wanted = key;
  if (shown.get(root) === key) return;
  const list = findPart(root, 'list');
  const summary = findPart(root, 'summary');
  const retry = findPart(root, 'retry');
  list.ariaBusy = 'true';
  retry.hidden = true;
  try {
    const [changes, {renderChanges}] = await Promise.all([
      load(urls[root.dataset['upgrade']!]!),
      import('../ui/renderChanges'),
    ]);
    if (wanted !== key) return;
    const groups = groupChanges(changesBetween(changes, choice.from, choice.to));
    renderChanges(list, groups, root.dataset['reference']!);
    summary.textContent = describeChoice(changes, choice.from, choice.to, groups);
    list.hidden = false;
    shown.set(root, key);
  } catch {
    if (wanted !== key) return;
    // The list belongs to another choice.
    list.hidden = true;
    shown.set(root, '');
    summary.textContent = `The changes from ${choice.from} to ${choice.to} could not be loaded.`;
    retry.hidden = false;
  } finally {
    list.ariaBusy = null;
  }
}

const loaded = new Map<string, Promise<Changes>>();

/** Loads the changes of all releases, once. */
function load(url: string): Promise<Changes> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json() as Promise<Changes>;
  });
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

async function readFile(root: HTMLElement, file: File | undefined): Promise<void> {
  if (!file) return;
  if (file.size > maxFileSize)
    showNote(root, `The file is too large. Choose ${projectFiles[readEdition(root)].names}.`);
  else readText(root, await file.text());
}

/** Chooses the release that the text of a project file names. */
function readText(root: HTMLElement, text: string): void {
  const found = readLibraryRelease(text, readEdition(root));
  if ('problem' in found) {
    showNote(root, found.problem);
    return;
  }
  const {to} = chosen(root);
  const {choice, problem} = validChoice(root, found.release, isNewerRelease(to, found.release) ? to : null);
  const sentence = `The file names ${found.release}.`;
  if (problem) {
    showNote(root, `${sentence} ${problem}`);
    return;
  }
  fileNote = sentence;
  choose(root, choice);
}
