import './reference.css';
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * The term of a description list (`dt`). Registers its id, because links may point to it: parameters of the API have
 * one.
 */
export default function ApiTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt {...props} />;
}

/** An empty element with an id that existing deep links use and that no other element of the page has. */
export function ApiAnchor({id}: {id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
