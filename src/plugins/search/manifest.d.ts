declare module '@generated/search-index/default/manifest' {
  const manifest: import('./types').Manifest;
  export default manifest;
}
