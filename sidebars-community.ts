import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {communityPages, sidebarSlugs} from './src/data/communityPages';
import {videoCategories} from './src/data/videos/categories';

const sidebars = {
  community: communityPages
    .filter(({slug}) => sidebarSlugs.includes(slug))
    .map(({slug, label}) =>
      slug in videoCategories
        ? ({type: 'link', href: `/community/${slug}`, label} as const)
        : ({type: 'doc', id: slug, label} as const),
    ),
} satisfies SidebarsConfig;

export default sidebars;
