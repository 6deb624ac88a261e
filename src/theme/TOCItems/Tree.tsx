import {useMemo, type ComponentProps, type ReactNode} from 'react';
import type {TOCTreeNode} from '@docusaurus/theme-common/internal';
import Tree from '@theme-original/TOCItems/Tree';
import {splitForBreaks} from '@site/src/utils/lineBreaks';
import {sharedStart} from '@site/src/utils/sharedStart';

/** Section whose headings are error messages, which would fill the table of contents. */
const pitfallsId = 'pitfalls';

/** Length of the longest name that fits into a line of the narrowest column. */
const longestName = 12;

/**
 * Lets long names in the table of contents wrap between their words, and shows one line of each error message
 * (`src/css/parts.css`), with the whole message as its title.
 */
export default function TOCItemTree({toc, ...props}: ComponentProps<typeof Tree>): ReactNode {
  const adapted = useMemo(() => toc.map(adapt), [toc]);
  return <Tree {...props} toc={adapted} />;
}

function adapt(node: TOCTreeNode): TOCTreeNode {
  const change = node.id === pitfallsId ? shorten : adapt;
  return {
    ...node,
    value: node.value.replace(tagOrName, (text) => (text.startsWith('<') ? text : withBreaks(text))),
    children: node.children.map((child) => change(child, node)),
  };
}

/** A tag, which stays as it is, or a name such as `page.expect_request()`. */
const tagOrName = /<[^>]+>|[\w.]+/g;

const withBreaks = (name: string): string =>
  splitForBreaks(name, longestName)
    .map(({text, mayBreakBefore}) => (mayBreakBefore ? `<wbr>${text}` : text))
    .join('');

/** Leaves out the words with which all messages start, because they would look the same in one line. */
function shorten(node: TOCTreeNode, {children}: TOCTreeNode): TOCTreeNode {
  const start = sharedStart(plainText(node), children.map(plainText));
  const value = start && node.value.startsWith(start) ? `…${node.value.slice(start.length)}` : node.value;
  const title = plainText(node).replaceAll('"', '&quot;');
  return {...node, value: `<span class="toc-error" title="${title}">${value}</span>`};
}

const plainText = ({value}: TOCTreeNode): string => value.replace(/<[^>]+>/g, '');
