import list from './ambassadorList.json';

/** A member of the Playwright ambassador program. Contains public facts only. */
export interface Ambassador {
  readonly name: string;
  /** City or state that the person published. */
  readonly city: string;
  readonly country: string;
  readonly languages: readonly string[];
  /** What the person is known for, written by us. */
  readonly about: string;
  readonly links: readonly {readonly label: string; readonly href: string}[];
}

/** Sorted by name. Source of names, places and links: github.com/microsoft/playwright.dev. */
export const ambassadors: readonly Ambassador[] = list;

/** The words of the cards, for the search. */
export const ambassadorText = ambassadors
  .flatMap(({name, city, country, languages, about}) => [name, city, country, ...languages, about])
  .join('\n');
