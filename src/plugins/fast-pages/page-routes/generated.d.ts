declare module '@generated/page-routes/routes.json' {
  const routes: import('./joinRoutes').BrowserRoute[];
  export default routes;
}
