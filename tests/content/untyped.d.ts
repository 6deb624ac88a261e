// Types of the packages that compare the build with the supported browsers; the packages contain none.

declare module 'es-check' {
  interface Options {
    files: string[];
    checkBrowser: boolean;
    browserslistQuery: string;
    checkFeatures: boolean;
    cache: boolean;
  }

  export function runChecks(options: Options[]): Promise<{success: boolean; errors: {file: string; err: Error}[]}>;
}

declare module 'doiuse' {
  import type {ChildNode, Plugin} from 'postcss';

  interface Usage {
    /** Name of the feature in the data of caniuse. */
    feature: string;
    /** Browsers without the feature; undefined if all browsers have at least parts of it. */
    featureData: {missing?: string};
    usage: ChildNode;
  }

  export default function doiuse(options: {browsers: string[]; onFeatureUsage: (usage: Usage) => void}): Plugin;
}
