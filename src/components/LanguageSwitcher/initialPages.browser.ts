import type {initialPages as InitialPages} from './initialPages';

/** In the browser, the language switcher loads the pages later. */
export const initialPages: typeof InitialPages = undefined;
