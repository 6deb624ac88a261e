import type {initialPages as InitialPages} from './initialPages';

/** In the browser, `useEditionPages.ts` loads the pages later. */
export const initialPages: typeof InitialPages = undefined;
