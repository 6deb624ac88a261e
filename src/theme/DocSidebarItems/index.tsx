import type {ReactNode} from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import CurrentPageInView from '@site/src/components/CurrentPageInView';

/** The links of the sidebar, scrolled to the current page. Categories render their links with this component, too. */
export default function DocSidebarItemsInView(props: Props): ReactNode {
  return (
    <>
      <DocSidebarItems {...props} />
      {props.level === 1 && <CurrentPageInView path={props.activePath} />}
    </>
  );
}
