import type {DocusaurusConfig} from '@docusaurus/types';

/** Keys of the configuration that only the build reads. */
const ofTheBuild = ['presets', 'plugins', 'themes', 'clientModules', 'headTags', 'scripts', 'stylesheets'] as const;

/** The configuration without the parts that only the build reads, such as folders of this machine. */
export function shortenConfig(config: DocusaurusConfig): DocusaurusConfig {
  return {...config, ...Object.fromEntries(ofTheBuild.map((name) => [name, []]))};
}
