export interface Options {
  /** Routes of `*.static.tsx` components: file below the site's folder to route below the base URL. One route each. */
  pages: Record<string, string>;
}
