/**
 * Keeps the development server from showing outdated pages.
 *
 * The bundler compiles a module again if the module or a file that it imports changes. This plugin adds what the bundler
 * cannot find out:
 * - Files that a page declares (`src/content/pageDependencies.ts`): a loader passes them to the bundler.
 * - Code and data that all pages depend on (`compilation` in `src/content/buildInputs.ts`), and which pages exist, because
 *   links in other pages depend on it: the server restarts, because it has loaded the old code.
 * - Files that `docusaurus.config.ts` imports, which Docusaurus does not watch: the plugin updates the time of the
 *   configuration, so that Docusaurus loads it again.
 */
import {utimes} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listDependencies} from '../../content/pageDependencies';
import {listInputs, hashFiles} from '../../content/buildInputs';

/** Exit code with which the development server makes `tools/start.mts` start it again. */
export const restartStatus = 75;

/** Patterns of files that the configuration imports. */
const configFiles = ['editions/*.ts', 'editions/*/*.{ts,json}', 'src/data/**/*.{ts,json}'];

export interface Options {
  /** Lists the pages on which links in other pages depend. */
  listLinkTargets: () => string[];
}

export default function devServer({siteDir, siteConfigPath}: LoadContext, options: unknown): Plugin {
  if (process.env.NODE_ENV === 'production') return {name: 'dev-server'};
  const readTargets = () => JSON.stringify((options as Options).listLinkTargets());
  const codeFiles = () => listInputs(siteDir, 'compilation');
  const hashCode = () => hashFiles(siteDir, codeFiles());
  // Docusaurus creates this plugin again after a change of the configuration, but keeps the bundler and its plugins.
  const processState = globalThis as {codeAtStart?: string; targetsAtStart?: string};
  const codeAtStart = (processState.codeAtStart ??= hashCode());
  let isLoaded = false;
  return {
    name: 'dev-server',
    // Docusaurus itself watches the configuration.
    getPathsToWatch: () => [...configFiles, ...codeFiles().filter((file) => file !== path.basename(siteConfigPath))],
    // Docusaurus calls this once at the start, and again when a watched file changes.
    async loadContent() {
      if (hashCode() !== codeAtStart) restartServer();
      if (isLoaded) {
        console.log('The settings of the site are loaded again, which takes up to a minute.');
        await utimes(siteConfigPath, new Date(), new Date());
      }
      isLoaded = true;
    },
    /** Docusaurus calls this also when the content of another plugin changes. */
    allContentLoaded() {
      if (readTargets() !== (processState.targetsAtStart ??= readTargets())) restartServer();
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // An array, because Docusaurus mistakes a rule with a plain expression for its own MDX loader.
            test: [/\.mdx?$/],
            enforce: 'post' as const,
            use: [{loader: path.join(__dirname, 'dependenciesLoader.mjs'), options: {listDependencies}}],
          },
        ],
      },
    }),
  };
}

/** Ends the process of the development server, so that `tools/start.mts` starts it again. */
function restartServer(): never {
  console.log('The development server restarts, because a file changed that all pages depend on.');
  process.exit(restartStatus);
}
