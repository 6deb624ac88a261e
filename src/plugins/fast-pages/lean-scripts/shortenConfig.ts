import type {DocusaurusConfig} from '@docusaurus/types';

/** What of the site's configuration says how the site is built; the rest is what its pages show. */
const ofTheBuild = ['presets', 'plugins', 'themes', 'clientModules', 'headTags', 'scripts', 'stylesheets'] as const;

/** The site's configuration without the parts that only a build reads, folders of this machine among them. */
export function shortenConfig(config: DocusaurusConfig): DocusaurusConfig {
  return {...config, ...Object.fromEntries(ofTheBuild.map((name) => [name, []]))};
}
