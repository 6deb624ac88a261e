import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ApiFacts} from '../../content/api/types';
import {readChangeHistory, type ChangeHistory} from '../../content/api/changeHistory';
import {loadBridge, loadVersionFacts, classPageFile} from '../../content/api/versionFacts';
import type {Language, LanguageContext} from '../../languages/types';
import {readOwnLines} from '../../content/editionPassages';
import {classOfPage, relativePath} from '../../content/pageFiles';
import {addDependency} from '../../content/pageDependencies';
import type {Bridge} from '../../content/api/bridge';
import {type SharedDescriptions, loadSharedDescriptions, sharedFile} from './sharedDescriptions';

/** What a class page is checked against and written with. */
export type ClassPageContext = {
  className: string;
  language: Language;
  facts: ApiFacts;
  /** Facts of `next`, which determine the groups (see `groupOf`). */
  nextFacts: ApiFacts;
  shared: SharedDescriptions;
  /** What each release of the library changed. */
  history: ChangeHistory;
  /** Leads from the names of the page to those of the edition. Absent in the edition in which pages are written. */
  bridge?: Bridge | undefined;
  /** Lines of the page that use the names of the edition. */
  ownLines: ReadonlySet<number>;
  /** Returns the link to the page of the class that a type means; undefined if there is none. */
  linkOfType: (typeName: string) => string | undefined;
};

/**
 * Returns the context of a class page; undefined for other pages.
 *
 * @throws {Error} if the file is named `class-*` and the version has no class with this name
 */
export function classPageContext(file: string, languageContext: LanguageContext): ClassPageContext | undefined {
  const {root, edition, allVersions, language} = languageContext;
  const relative = relativePath(root, file);
  const version = allVersions.find(({folder}) => relative.startsWith(`${folder}/api/class-`));
  if (version === undefined) return undefined;
  const facts = loadVersionFacts(languageContext, version);
  const nextFacts = loadVersionFacts(languageContext, allVersions[0]);
  const className = classOfPage(relative, Object.keys(facts.classes));
  if (className === undefined)
    throw new Error(
      `${relative}:1: ${facts.release} has no class of this name; rename the file after a class or delete it`,
    );
  addDependency(file, sharedFile(path.dirname(file)));
  const shared = loadSharedDescriptions(path.dirname(file), {edition, version}, root);
  const ownLines = existsSync(file) ? readOwnLines(file, root, edition) : new Set<number>();
  return {
    className,
    language,
    facts,
    nextFacts,
    shared,
    history: readChangeHistory(root, edition, facts.release),
    ownLines,
    linkOfType: (typeName) => classPageFile(language.types.classOf(typeName), facts, path.dirname(file)),
    bridge: loadBridge(languageContext, version),
  };
}
