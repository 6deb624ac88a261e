import {useMemo, type ComponentProps, type ReactNode} from 'react';
import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import Tree from '@theme-original/TOCItems/Tree';

/** Lets long member names in the table of contents wrap after an underscore. */
export default function TOCItemTree({toc, ...props}: ComponentProps<typeof Tree>): ReactNode {
  const withBreaks = useMemo(() => toc.map(allowBreaks), [toc]);
  return <Tree {...props} toc={withBreaks} />;
}

function allowBreaks(node: TOCTreeNode): TOCTreeNode {
  return {...node, value: node.value.replaceAll('_', '_<wbr>'), children: node.children.map(allowBreaks)};
}
