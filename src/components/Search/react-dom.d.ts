/** Declares the only function of react-dom that this site calls, instead of installing `@types/react-dom`. */
declare module 'react-dom' {
  import type {ReactNode, ReactPortal} from 'react';

  export function createPortal(children: ReactNode, container: Element): ReactPortal;
}
