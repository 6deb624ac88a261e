/**
 * Makes a page start at the top when Docusaurus has to reload. After a deployment, Docusaurus cannot fetch the code of
 * the next page and reloads the document instead; browsers then restore the scroll position of the previous page.
 */
type Place = {pathname: string};

/**
 * Client lifecycle of Docusaurus: runs when navigation starts.
 *
 * @returns a cleanup function that Docusaurus calls when the next page is shown
 */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: Place;
  previousLocation: Place | null;
}): (() => void) | undefined {
  if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
  const toTop = () => window.scrollTo({top: 0, behavior: 'instant'});
  window.addEventListener('beforeunload', toTop);
  return () => window.removeEventListener('beforeunload', toTop);
}
