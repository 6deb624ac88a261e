import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {lineOf} from '../mdast';
import {editionOf, pageName, relativeLink} from '../pageFiles';
import {idInHash} from '../../utils/idInHash';
import {type Problem, suggestName} from '../problems';
import {visit} from '../visit';
import type {CheckedPage} from './types';

/** What links in pages can lead to. */
export interface Targets {
  root: string;
  /** Files by page, both relative to the root: `docs/intro`. */
  files: Map<string, string>;
  /** Ids by page file. Pages that cannot be read have none here, because any anchor of them may be correct. */
  ids: Map<string, Set<string>>;
  /** Page files by URL relative to the base URL: `/docs/intro`. */
  pages: Map<string, string>;
  /** URLs of other pages: `/search`, `/community/learn-videos`. */
  routes: Set<string>;
}

const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export interface PageLink {
  url: string;
  line: number;
  isImage: boolean;
}

/** Lists the links and images of a page, except those to other sites. */
export function listLinks(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    const {url} = node;
    if (url === '' || url === '#' || hasScheme.test(url)) return;
    links.push({url, line: lineOf(node), isImage: node.type === 'image'});
  });
  return links;
}

/** Finds links to pages, files and anchors that do not exist. */
export function checkPageLinks(page: LinkingPage, links: PageLink[], targets: Targets): Problem[] {
  return links.flatMap(({line, ...link}) => {
    const message = findProblem(link, page, targets);
    return message === undefined ? [] : [{line, message}];
  });
}

type LinkingPage = Pick<CheckedPage, 'file' | 'collection'>;

function findProblem({url, isImage}: Omit<PageLink, 'line'>, page: LinkingPage, targets: Targets): string | undefined {
  if (isImage && findTarget(decode(url), page, targets) === undefined)
    return `image ${url} does not exist; correct the path or add the file`;
  if (isImage) return undefined;
  const [, pathname = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (editionOf(pathname))
    return `link to ${url}: this is the file of one edition; name the page: ${pageName(pathname)}.mdx`;
  const target = pathname === '' ? page.file : findTarget(decode(pathname), page, targets);
  if (target === undefined) return `link to ${url}: ${missing(pathname, page, targets)}`;
  const ids = targets.ids.get(target);
  if (!anchor || !ids || ids.has(idInHash(anchor))) return undefined;
  return `link to ${url}: ${target} has no heading with the id "${anchor}"; correct the anchor.${suggestName(anchor, ids)}`;
}

/** Decodes a path. One that is not valid percent-encoding (`./100%.mdx`) is returned unchanged. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the file or URL that a link leads to; undefined if it does not exist. */
function findTarget(pathname: string, page: LinkingPage, targets: Targets): string | undefined {
  const {root, files, pages, routes} = targets;
  if (/\.mdx?$/.test(pathname) && !pathname.startsWith('/')) {
    const file = path.posix.join(path.posix.dirname(page.file), pathname);
    const inFolder = path.posix.join(page.collection.folder, pathname);
    return [file, inFolder].map((name) => files.get(pageName(name))).find(Boolean);
  }
  if (!pathname.startsWith('/') && existsSync(path.join(root, path.dirname(page.file), pathname))) return pathname;
  const url = pathname.startsWith('/') ? pathname : path.posix.join(path.posix.dirname(pageUrl(page)), pathname);
  if (pages.has(url)) return pages.get(url);
  return routes.has(url) || (url !== '/' && existsSync(path.join(root, 'static', url))) ? url : undefined;
}

/** Returns the URL of a page, relative to the base URL: `/docs/intro`. */
export const pageUrl = ({file, collection}: LinkingPage): string =>
  collection.route + pageName(file.slice(collection.folder.length + 1));

function missing(pathname: string, page: LinkingPage, {files, pages, routes}: Targets): string {
  if (/\.mdx?$/.test(pathname)) {
    const from = path.posix.dirname(page.file);
    const near = [...files.keys()]
      .filter((name) => name.startsWith(`${page.collection.folder}/`))
      .map((name) => relativeLink(from, `${name}.mdx`));
    return `the file does not exist; correct the path.${suggestName(pathname, near)}`;
  }
  return `no page has this URL; correct it, or link to the file.${suggestName(pathname, [...pages.keys(), ...routes])}`;
}
