/** The strengths of Playwright. The stylesheet colors the drawings, of 120 by 72 units, by `data-part`. */
export const strengths = [
  {
    title: 'No sleeps',
    text: 'Actions wait until the element is visible, stable and enabled. Assertions retry until they pass or the timeout is reached.',
    link: {label: 'How waiting works', to: '/docs/actionability'},
    drawing: (
      <>
        <path data-part="line" d="M10 52h100" />
        <circle data-part="line" cx="24" cy="52" r="5" />
        <circle data-part="line" cx="48" cy="52" r="5" />
        <circle data-part="fill" cx="72" cy="52" r="5" />
        <path data-part="accent" d="M62 24l8 9 16-20" />
        <path data-part="line" d="M24 40V22m24 18V28" strokeDasharray="3 4" />
      </>
    ),
  },
  {
    title: 'Readable locators',
    text: 'Locate “the button named Save” instead of a path through the HTML. If a locator matches two elements, the action fails instead of guessing.',
    link: {label: 'Find elements', to: '/docs/locators'},
    drawing: (
      <>
        <rect data-part="line" x="10" y="8" width="100" height="56" rx="6" />
        <path data-part="line" d="M10 22h100M22 34h34M22 44h22" />
        <rect data-part="fill" x="66" y="34" width="34" height="18" rx="5" />
        <path data-part="accent" d="M88 46l14 20 3-9 9-2z" />
      </>
    ),
  },
  {
    title: 'A clean browser for each test',
    text: 'Contexts are isolated profiles in one browser. Each has its own cookies and storage, and starts in milliseconds. For two users in one test, create two contexts.',
    link: {label: 'Isolate tests', to: '/docs/browser-contexts'},
    drawing: (
      <>
        <rect data-part="line" x="8" y="20" width="48" height="36" rx="5" />
        <rect data-part="line" x="64" y="20" width="48" height="36" rx="5" />
        <path data-part="line" d="M8 30h48m8 0h48" />
        <circle data-part="fill" cx="32" cy="43" r="7" />
        <rect data-part="accent" x="81" y="36" width="14" height="14" rx="2" />
      </>
    ),
  },
  {
    title: 'Failures you can replay',
    text: 'A trace records each step with the page before and after it, network requests, console messages and your source code, on your computer or on CI.',
    link: {label: 'Open a trace', to: '/docs/trace-viewer-intro'},
    drawing: (
      <>
        <path data-part="line" d="M10 20h100v36H10zM35 20v36M60 20v36M85 20v36" />
        <path
          data-part="line"
          d="M14 14h4m10 0h4m10 0h4m10 0h4m10 0h4m10 0h4m10 0h4M14 62h4m10 0h4m10 0h4m10 0h4m10 0h4m10 0h4m10 0h4"
        />
        <rect data-part="fill" x="60" y="20" width="25" height="36" />
        <path data-part="accent" d="M72 8v58" />
      </>
    ),
  },
];
