/**
 * Upgrading: what changed in the API between two releases of the library, which readers choose.
 *
 * Input: `editions/<edition>/changes.json` (`src/content/api/changes.ts`), and the facts of the documented versions. Output:
 * one file with the changes per documented version, which only readers load who choose releases, and two
 * modules: the URLs of these files, and the last step of each version. The steps to the reader:
 *
 * 1. `ui/UpgradeChanges` is a component for pages. The build renders its form, and the step from the release before to the
 *    documented one, so that the page works without scripts and in the Markdown copies.
 * 2. `client/index.ts` loads `client/form.ts`, which handles the form and the URL (`?from=1.49&to=1.65`): it loads the
 *    file, and renders the list again (`changesBetween.ts`, `groupChanges.ts`, `ui/renderChanges.tsx`).
 * 3. For a file of the reader's project, it reads the release (`readLibraryRelease.ts`). The file does not leave the browser.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Change, Changes} from '../../content/api/changes';
import {parameterId} from '../../content/api/ids';
import {loadVersionFacts} from '../../content/api/versionFacts';
import {readChanges} from '../../content/api/changeHistory';
import type {ApiFacts} from '../../content/api/types';
import {classPageName} from '../../content/pageFiles';
import {versions} from '../../content/versions';
import type {EditionName} from '../../data/editions';
import {isNewerRelease} from '../../utils/newerRelease';
import {assetRule} from '../../utils/assetRule';
import {changesBetween, type ShownChange} from './changesBetween';
import {describeChoice, groupChanges} from './groupChanges';
import {minorOf} from '../../utils/releaseNumbers';

export interface Options {
  edition: EditionName;
}

/** Versions of the docs plugin by those of the site. */
const docsVersions = {next: 'current', stable: 'stable'} as const;

export default function upgrade({siteDir}: LoadContext, options: unknown): Plugin {
  const {edition} = options as Options;
  return {
    name: 'upgrade',

    async contentLoaded({actions}) {
      const entries = Object.entries(docsVersions).map(async ([name, docsVersion]) => {
        const facts = loadVersionFacts({root: siteDir, edition}, versions[name as keyof typeof versions]);
        const changes = documentedChanges(siteDir, edition, facts);
        await actions.createData(`changes-${facts.release}.json`, changes);
        const releases = Object.keys(changes.releases);
        const [from, to] = releases.slice(-2) as [string, string];
        const groups = groupChanges(changesBetween(changes, from, to));
        const step = JSON.stringify({edition, releases, groups, summary: describeChoice(changes, from, to, groups)});
        return {docsVersion, step, url: `require('./changes-${facts.release}.json')`};
      });
      const all = await Promise.all(entries);
      const toModule = (key: 'step' | 'url'): string =>
        `module.exports = {${all.map((each) => `${each.docsVersion}: ${each[key]}`).join(', ')}};\n`;
      await actions.createData('steps.js', toModule('step'));
      await actions.createData('urls.js', toModule('url'));
    },

    getClientModules: () => [path.join(__dirname, 'client/index.ts')],

    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [assetRule(/upgrade[\\/]default[\\/]changes-[\d.]+\.json$/, 'changes.[contenthash:8].json', isServer)],
      },
    }),
  };
}

/**
 * Returns the changes up to a documented release, with links to its reference.
 *
 * @throws {Error} with the remedy, if the file does not contain the release
 */
function documentedChanges(root: string, edition: EditionName, facts: ApiFacts): Changes {
  const {releases} = readChanges(root, edition);
  const documented = minorOf(facts.release);
  if (!(documented in releases))
    throw new Error(
      `editions/${edition}/changes.json: release ${documented} is missing; run EDITION=${edition} npm run roll -- ${facts.release}`,
    );
  const known = Object.entries(releases).filter(([release]) => !isNewerRelease(release, documented));
  const linked = known.map(([release, {changes, ...rest}]) => [
    release,
    {...rest, changes: changes.map((change) => linkChange(change, facts))},
  ]);
  return {releases: Object.fromEntries(linked) as Changes['releases']};
}

/** Adds links into the reference, as far as it still has the class, member or parameter. */
function linkChange({id, ...change}: Change, {classes}: ApiFacts): ShownChange {
  const entry = change.class === undefined ? undefined : classes[change.class];
  if (!entry) return id === undefined ? change : {...change, id};
  const page = classPageName(change.class!);
  const member = entry.members.find((each) => each.id === id);
  if (!member) return {...change, ...(id === undefined ? {link: page} : {id})};
  const parameter = member.parameters?.find(({name}) => name === change.parameter);
  return {...change, id: member.id, link: `${page}#${parameter ? parameterId(member, parameter) : member.id}`};
}
