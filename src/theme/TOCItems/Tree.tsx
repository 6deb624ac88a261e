import {useMemo, type ComponentProps, type ReactNode} from 'react';
import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import Tree from '@theme-original/TOCItems/Tree';
import {sharedStart} from '@site/src/utils/sharedStart';

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
  return {
    ...node,
    value: node.value.replaceAll('_', '_<wbr>'),
    children: node.children.map((child) => change(child, node)),
  };
}

/** One line cannot tell messages apart that start with the same words, so it leaves these words out. */
function shorten(node: TOCTreeNode, {children}: TOCTreeNode): TOCTreeNode {
  const start = sharedStart(textOf(node), children.map(textOf));
  const value = start && node.value.startsWith(start) ? `…${node.value.slice(start.length)}` : node.value;
  const title = textOf(node).replaceAll('"', '&quot;');
  return {...node, value: `<span class="toc-error" title="${title}">${value}</span>`};
}

const textOf = ({value}: TOCTreeNode): string => value.replace(/<[^>]+>/g, '');
