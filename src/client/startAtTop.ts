/**
 * When the next page cannot be fetched, as after a deployment, Docusaurus loads it whole by a reload, and browsers start
 * a reloaded page where the page before it was left. A page that one goes to starts at its top.
 */
type Place = {pathname: string};

/** Client lifecycle of Docusaurus: another page was asked for. What it returns runs when that page has come. */
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
