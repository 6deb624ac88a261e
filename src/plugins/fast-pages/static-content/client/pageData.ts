import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** The exports of a page's module, except its content. */
export type ContentData = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'contentTitle' | 'assets' | 'toc'>;

/** The JSON in the HTML of a page: the exports, and the same page in each version of the docs. */
export interface PageData extends ContentData {
  pluginId: string;
  docs: Record<string, GlobalDoc>;
}
