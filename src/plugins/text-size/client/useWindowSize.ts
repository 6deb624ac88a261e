import {useEffect, useState} from 'react';
import type {useWindowSize as themeHook} from '@docusaurus/theme-common';

/** Whether the window shows the desktop layout: 997 pixels at the default text size, as in Infima. */
const desktop = '(min-width: 62.3125em)';

/** Returns the layout that the styles show. `ssr` during the first render, so that it equals the HTML of the server. */
export const useWindowSize: typeof themeHook = () => {
  const [size, setSize] = useState<ReturnType<typeof themeHook>>('ssr');
  useEffect(() => {
    const query = matchMedia(desktop);
    const update = () => setSize(query.matches ? 'desktop' : 'mobile');
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return size;
};
