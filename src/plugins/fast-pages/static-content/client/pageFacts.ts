import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

/** What a page's module exports besides its content. */
export type ContentFacts = Pick<PropDocContent, 'metadata' | 'frontMatter' | 'contentTitle' | 'assets' | 'toc'>;

/** What stands in a page's HTML for the browser: the exports, and the same page in each version of the docs. */
export interface PageFacts extends ContentFacts {
  pluginId: string;
  docs: Record<string, GlobalDoc>;
}
