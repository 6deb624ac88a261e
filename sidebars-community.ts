import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {communityPages, sidebarSlugs} from './src/data/communityPages';

const sidebars = {
  community: communityPages
    .filter(({slug}) => sidebarSlugs.includes(slug))
    .map(({kind, slug, label}) =>
      kind === 'doc'
        ? ({type: 'doc', id: slug, label} as const)
        : ({type: 'link', href: `/community/${slug}`, label} as const),
    ),
} satisfies SidebarsConfig;

export default sidebars;
