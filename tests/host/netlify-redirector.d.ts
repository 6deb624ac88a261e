/** The parts of Netlify's redirect engine that the tests use. The package has no types. */
declare module 'netlify-redirector' {
  interface Request {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  interface Matcher {
    match(request: Request): {to: string; status: number} | null;
  }
  export function parseJSON(rules: string, options: object): Promise<Matcher>;
}
