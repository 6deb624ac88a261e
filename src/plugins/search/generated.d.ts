declare module '@generated/search/default/manifest' {
  const manifest: import('./types').Manifest;
  export default manifest;
}
