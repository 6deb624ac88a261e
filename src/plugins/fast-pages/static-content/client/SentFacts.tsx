import {useAllDocsData, type GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {ContentFacts, PageFacts} from './pageFacts';

/** Sends the facts of a page along with its content, for the browser. Rendered on the server alone. */
export default function SentFacts({facts}: {facts: ContentFacts}): ReactNode {
  const instances = useAllDocsData();
  const {id, version, permalink} = facts.metadata;
  // A page that is not a document, as one of `src/pages`, is in none of them.
  const instance = Object.entries(instances).find(([, {versions}]) =>
    versions.some(({name, docs}) => name === version && docs.some((doc) => doc.id === id && doc.path === permalink)),
  );
  const docs = Object.fromEntries(
    (instance?.[1].versions ?? []).flatMap(({name, docs: all}): [string, GlobalDoc][] => {
      const doc = all.find((candidate) => candidate.id === id);
      return doc ? [[name, doc]] : [];
    }),
  );
  const sent: PageFacts = {...facts, pluginId: instance?.[0] ?? '', docs};
  return (
    <script
      type="application/json"
      // "<" could end the script.
      dangerouslySetInnerHTML={{__html: JSON.stringify(sent).replace(/</g, '\\u003c')}}
    />
  );
}
