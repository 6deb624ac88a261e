import {useMemo, type ComponentProps, type ReactNode} from 'react';
import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import Tree from '@theme-original/TOCItems/Tree';

/** Section whose headings are error messages, which would fill the table of contents. */
const errorsId = 'pitfalls';

/**
 * Lets long member names in the table of contents wrap after an underscore, and shows one line of each error message
 * (`src/css/parts.css`), with the whole message as its title.
 */
export default function TOCItemTree({toc, ...props}: ComponentProps<typeof Tree>): ReactNode {
  const adapted = useMemo(() => toc.map(adapt), [toc]);
  return <Tree {...props} toc={adapted} />;
}

function adapt(node: TOCTreeNode): TOCTreeNode {
  const change = node.id === errorsId ? shorten : adapt;
  return {...node, value: node.value.replaceAll('_', '_<wbr>'), children: node.children.map(change)};
}

function shorten(node: TOCTreeNode): TOCTreeNode {
  const title = node.value.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;');
  return {...node, value: `<span class="toc-error" title="${title}">${node.value}</span>`};
}
