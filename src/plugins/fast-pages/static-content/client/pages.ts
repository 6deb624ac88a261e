import globalData from '@generated/globalData';
import type {GlobalDoc, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {ComponentType} from 'react';
import {cleanPathname} from '../../../../utils/cleanPathname';
import {fetchContent, findSentContent} from './contentStore';
import {createStaticContent} from './createStaticContent';
import type {PageFacts} from './pageFacts';

/** What Docusaurus hands to the component of a page: a component with the page's facts as properties. */
export type PageContent = ComponentType & PageFacts;

const pages = new Map<string, PageContent>();

const loading = new Map<string, Promise<void>>();

/**
 * Loads the page at a path, once.
 *
 * @throws {Error} when the page cannot be had
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

/** A page that was loaded. */
export function pageAt(pathname: string): PageContent | undefined {
  return pages.get(cleanPathname(pathname));
}

function addPage(permalink: string, content: Element): void {
  const script = content.querySelector(':scope > script[type="application/json"]');
  if (!script?.textContent) throw new Error(`${permalink}: the page does not bring its facts`);
  const facts = JSON.parse(script.textContent) as PageFacts;
  pages.set(permalink, Object.assign(createStaticContent(permalink, 'markdown'), facts));
  addDocs(facts);
}

/** Makes the page, and the same page of other versions, known to what reads the list of documents. */
function addDocs({pluginId, docs}: PageFacts): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as Record<string, GlobalPluginData>;
  for (const version of instances[pluginId]?.versions ?? []) {
    const doc: GlobalDoc | undefined = docs[version.name];
    if (doc && !version.docs.some(({id}) => id === doc.id)) version.docs.push(doc);
  }
}
