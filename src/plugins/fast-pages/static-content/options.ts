export interface Options {
  /** Route of each `*.static.tsx` component: path of the file relative to the root, route relative to the base URL. */
  pages: Record<string, string>;
}
