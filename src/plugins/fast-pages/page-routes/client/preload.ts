// Change: loads the page of the document instead of that of the URL (@docusaurus/core 3.8.1, `lib/client/preload.js`).
// `../index.ts` replaces the original, which only `clientEntry` calls, before hydration.
import {servedPath} from './servedPath';
import {loadPageAt} from './loadPageAt';

export default function preload(): Promise<unknown> {
  return loadPageAt(servedPath());
}
