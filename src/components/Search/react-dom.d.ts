/** The one function of react-dom that this site calls itself; its types would be a package of their own. */
declare module 'react-dom' {
  import type {ReactNode, ReactPortal} from 'react';

  export function createPortal(children: ReactNode, container: Element): ReactPortal;
}
