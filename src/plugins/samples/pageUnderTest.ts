/** Attribute of the element with the HTML of a page under test, and of `<html>` while all of them are open. */
export const pageUnderTestAttribute = 'data-page-under-test';

/** Key of `sessionStorage` that is `open` while the reader keeps pages under test open. */
export const pageUnderTestKey = 'page-under-test';

/** A script for the `<head>`, which opens the pages under test before the first paint if the reader opened one before. */
export const pagesUnderTestScript =
  `try{sessionStorage.getItem('${pageUnderTestKey}')==='open'&&` +
  `document.documentElement.setAttribute('${pageUnderTestAttribute}','')}catch{}`;
