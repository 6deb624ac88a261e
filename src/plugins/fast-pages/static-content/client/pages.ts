import globalData from '@generated/globalData';
import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {ComponentType} from 'react';
import {cleanPathname} from '../../../../utils/cleanPathname';
import {fetchContent, findSentContent} from './contentStore';
import {createStaticContent} from './createStaticContent';
import type {PageData} from './PageDataScript';

/** The component that Docusaurus passes to the theme, with the data of the page as properties. */
export type PageContent = ComponentType & PageData;

const pages = new Map<string, PageContent>();

const loading = new Map<string, Promise<void>>();

/**
 * Loads the page at a path, once.
 *
 * @throws {Error} if the page cannot be loaded
 */
export async function loadPage(pathname: string): Promise<void> {
  const permalink = cleanPathname(pathname);
  if (pages.has(permalink)) return;
  if (!loading.has(permalink)) {
    const load = async () => addPage(permalink, findSentContent(permalink) ?? (await fetchContent(permalink)));
    loading.set(
      permalink,
      load().finally(() => loading.delete(permalink)),
    );
  }
  await loading.get(permalink);
}

/** A page that was loaded; undefined for other pages. */
export function pageAt(pathname: string): PageContent | undefined {
  return pages.get(cleanPathname(pathname));
}

function addPage(permalink: string, content: Element): void {
  const script = content.querySelector(':scope > script[type="application/json"]');
  if (!script?.textContent) throw new Error(`${permalink}: the HTML of the page contains no data`);
  const data = JSON.parse(script.textContent) as PageData;
  pages.set(permalink, Object.assign(createStaticContent(permalink, 'markdown'), data));
  addDocs(data);
}

/** Adds the page, and the same page of other versions, to the global list of documents, which the version menu reads. */
function addDocs({pluginId, docs}: PageData): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as Record<string, GlobalPluginData>;
  for (const version of instances[pluginId]?.versions ?? []) {
    const doc: GlobalDoc | undefined = docs[version.name];
    if (doc && !version.docs.some(({id}) => id === doc.id)) version.docs.push(doc);
  }
}
