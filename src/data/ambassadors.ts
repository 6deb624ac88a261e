// cspell:words Automatiza Barak Berazategui Breizh Charly Checkly codegen Devoxx Gauto Greffier Judis Pluralsight
/** A member of the Playwright ambassador program. Contains public facts only. */
export interface Ambassador {
  readonly name: string;
  /** City or state that the person published. */
  readonly city: string;
  readonly country: string;
  /** Languages in which the person teaches. */
  readonly languages: readonly string[];
  /** What the person is known for, written by us. */
  readonly about: string;
  readonly links: readonly {
    readonly label: 'GitHub' | 'LinkedIn' | 'Website' | 'X' | 'YouTube';
    readonly href: string;
  }[];
}

/** Sorted by name. Source of names, places and links: github.com/microsoft/playwright.dev. */
export const ambassadors = [
  {
    name: 'Andrew Knight',
    city: 'North Carolina',
    country: 'USA',
    languages: ['English'],
    about:
      'Known as the Automation Panda. He has taught Playwright with Python at PyOhio and PyCon US, and maintains a complete Python tutorial on GitHub.',
    links: [
      {label: 'Website', href: 'https://automationpanda.com'},
      {label: 'GitHub', href: 'https://github.com/AutomationPanda'},
      {label: 'X', href: 'https://x.com/AutomationPanda'},
    ],
  },
  {
    name: 'Ben Fellows',
    city: 'Traverse City',
    country: 'USA',
    languages: ['English'],
    about: 'A regular guest of the Playwright Live streams, where he presents community news and new releases.',
    links: [
      {label: 'GitHub', href: 'https://github.com/bwfellow'},
      {label: 'X', href: 'https://x.com/FellowsBen'},
    ],
  },
  {
    name: 'Butch Mayhew',
    city: 'Birmingham',
    country: 'USA',
    languages: ['English'],
    about:
      'Writes the blog Playwright Solutions, which answers one practical question per post, and publishes the code of his workshops.',
    links: [
      {label: 'Website', href: 'https://playwrightsolutions.com/'},
      {label: 'GitHub', href: 'https://github.com/BMayhew'},
      {label: 'X', href: 'https://x.com/butchmayhew'},
    ],
  },
  {
    name: 'Carlos Gauto',
    city: 'Berazategui',
    country: 'Argentina',
    languages: ['Spanish', 'English'],
    about:
      'Teaches test automation in Spanish as Charly Automatiza: workshops, starter projects, talks and Playwright Live streams.',
    links: [
      {label: 'Website', href: 'https://linktr.ee/charlyautomatiza'},
      {label: 'GitHub', href: 'https://github.com/charlyautomatiza'},
      {label: 'X', href: 'https://x.com/char_automatiza'},
    ],
  },
  {
    name: 'Cory House',
    city: 'Kansas City',
    country: 'USA',
    languages: ['English'],
    about: 'React consultant and Pluralsight author who also teaches end-to-end testing to front-end teams.',
    links: [
      {label: 'Website', href: 'https://www.reactjsconsulting.com/'},
      {label: 'GitHub', href: 'https://github.com/coryhouse'},
      {label: 'X', href: 'https://x.com/housecor'},
    ],
  },
  {
    name: 'Jean-François Greffier',
    city: 'Rennes',
    country: 'France',
    languages: ['French', 'English'],
    about: 'Introduced Playwright to French audiences at Devoxx France and BreizhCamp.',
    links: [
      {label: 'Website', href: 'https://linktr.ee/jfgreffier'},
      {label: 'GitHub', href: 'https://github.com/jfgreffier'},
    ],
  },
  {
    name: 'John Hill',
    city: 'Palo Alto',
    country: 'USA',
    languages: ['English'],
    about:
      'Brought Playwright into Open MCT, NASA’s open source mission control framework, for functional and visual tests.',
    links: [
      {label: 'GitHub', href: 'https://github.com/unlikelyzero'},
      {label: 'LinkedIn', href: 'https://www.linkedin.com/in/linkedjohnhill'},
    ],
  },
  {
    name: 'Kent C. Dodds',
    city: 'Utah',
    country: 'USA',
    languages: ['English'],
    about:
      'Teacher of the courses Epic React and Epic Web. On Playwright Live, he talked about testing with Playwright in both courses.',
    links: [
      {label: 'Website', href: 'https://kentcdodds.com'},
      {label: 'GitHub', href: 'https://github.com/kentcdodds'},
      {label: 'X', href: 'https://x.com/kentcdodds'},
    ],
  },
  {
    name: 'Stefan Judis',
    city: 'Berlin',
    country: 'Germany',
    languages: ['English'],
    about: 'Known for short Playwright video tips, made with Checkly, and for the talk “Playwright can do this?”.',
    links: [
      {label: 'Website', href: 'https://www.stefanjudis.com'},
      {label: 'GitHub', href: 'https://github.com/stefanjudis'},
      {label: 'X', href: 'https://x.com/stefanjudis'},
    ],
  },
  {
    name: 'Tally Barak',
    city: 'Tel Aviv',
    country: 'Israel',
    languages: ['Hebrew', 'English'],
    about: 'Maintains cucumber-playwright, a template for Gherkin scenarios that run with Playwright.',
    links: [
      {label: 'GitHub', href: 'https://github.com/Tallyb'},
      {label: 'X', href: 'https://x.com/TallyBarak'},
    ],
  },
] as const satisfies readonly Ambassador[];
