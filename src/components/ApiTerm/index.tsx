import './reference.css';
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The term of a definition list (`dt`). One with an id, such as a parameter of the API, may be the target of links. */
export default function ApiTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt {...props} />;
}
