import type {pagesAtHand as AtBuild} from './pagesAtHand';

/** Not known until somebody is about to switch, see `useEditionPages.ts`. */
export const pagesAtHand: typeof AtBuild = undefined;
