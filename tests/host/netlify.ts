import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {parseJSON} from 'netlify-redirector';
import {expect} from 'vitest';

/** Reads `_headers` and `_redirects` of a folder with Netlify’s own parsers. */
export function readNetlify(folder: string) {
  const parsedHeaders = parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  return {
    /** Headers of a path: those of every rule that has this path, or a start of it and a star. */
    async sent(pathname: string): Promise<Record<string, string>> {
      const {headers, errors} = await parsedHeaders;
      expect(errors).toEqual([]);
      const rules = (headers as {for: string; values: Record<string, string>}[]).filter((rule) =>
        rule.for.endsWith('*') ? pathname.startsWith(rule.for.slice(0, -1)) : pathname === rule.for,
      );
      const names = rules.flatMap(({values}) => Object.keys(values));
      expect(names).toEqual([...new Set(names)]);
      return Object.assign({}, ...rules.map(({values}) => values)) as Record<string, string>;
    },

    /** The redirect of a path. */
    async match(pathname: string) {
      const {redirects, errors} = await parseAllRedirects({
        redirectsFiles: [path.join(folder, '_redirects')],
        configRedirects: [],
        minimal: true,
      });
      expect(errors).toEqual([]);
      const rules = (redirects as {from: string; query: object}[]).map(({from, query, ...rule}) => ({
        ...rule,
        path: from,
        params: query,
      }));
      const matcher = await parseJSON(JSON.stringify(rules), {});
      const [scheme, host] = ['https', 'docs.example.com'];
      const none = {headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => ''};
      return matcher.match({scheme, host, path: pathname, query: '', ...none});
    },
  };
}
