/**
 * Remark plugin: lets Docusaurus use the trees of the page checks, because parsing takes a quarter of the time of a build.
 * Pages with the same text, such as those of both versions, also share a tree.
 */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {parseForPlugins} from '../../content/readMdx';

/** The id of a heading as Docusaurus writes it before it parses a page: `## Title \{#id}`. */
const escapedId = /^(#{1,6} .*)\\(?=\{#[\w-]+\}[ \t]*$)/gm;

const parseOnce: Plugin<[], string, Root> = function () {
  this.parser = (text) => parseForPlugins(text.replace(escapedId, '$1'));
};

export default parseOnce;
