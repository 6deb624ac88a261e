declare module '@generated/live-locators/default/engine' {
  const engine: import('./frameMessages').Engine;
  export = engine;
}

declare module '@generated/live-locators/default/manifest' {
  const manifest: {
    /** URL of the document of the frame. */
    frameUrl: string;
    /** Version of playwright-core. */
    version: string;
    language: import('./frameMessages').LocatorLanguage;
  };
  export default manifest;
}
