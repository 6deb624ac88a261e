import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars = {
  community: [{type: 'doc', id: 'welcome', label: 'Welcome'}],
} satisfies SidebarsConfig;

export default sidebars;
