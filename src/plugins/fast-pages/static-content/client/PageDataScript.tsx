import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {useAllDocsData, type GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

/** The exports of a page's module, except its content. */
export type ContentData = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'contentTitle' | 'assets' | 'toc'>;

/** The JSON in the HTML of a page: the exports, and the same page in each version of the docs. */
export interface PageData extends ContentData {
  pluginId: string;
  docs: Record<string, GlobalDoc>;
}

/** Sends the data of a page to the browser together with its content. Rendered only on the server. */
export default function PageDataScript({data}: {data: ContentData}): ReactNode {
  const instances = useAllDocsData();
  const {id, version, permalink} = data.metadata;
  // A page of `src/pages` is not a document and belongs to no instance.
  const instance = Object.entries(instances).find(([, {versions}]) =>
    versions.some(({name, docs}) => name === version && docs.some((doc) => doc.id === id && doc.path === permalink)),
  );
  const docs = Object.fromEntries(
    (instance?.[1].versions ?? []).flatMap(({name, docs: all}): [string, GlobalDoc][] => {
      const doc = all.find((candidate) => candidate.id === id);
      return doc ? [[name, doc]] : [];
    }),
  );
  const sent: PageData = {...data, pluginId: instance?.[0] ?? '', docs};
  // `metadata.lastUpdatedAt` has the same date.
  const json = JSON.stringify(sent, (key, value: unknown) => (key === 'last_update' ? undefined : value));
  return (
    <script
      type="application/json"
      // Escapes "<", which could end the script.
      dangerouslySetInnerHTML={{__html: json.replace(/</g, '\\u003c')}}
    />
  );
}
