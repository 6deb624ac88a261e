import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';

export type Mode = 'normal' | 'slow' | 'failing' | 'malformed' | 'limited' | 'refusing' | 'full';

/** A request that the server received. */
export interface ReceivedRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * Starts a local server with the part of the hosted service's API that this site uses: queries, insights, and the calls
 * that replace an index. It keeps indexes in memory.
 *
 * @returns its URL, the received requests and the indexes; `setMode` changes how it responds
 */
export async function startProtocolServer(mode: Mode = 'normal') {
  const received: ReceivedRequest[] = [];
  const indexes: Indexes = new Map();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    received.push({method: request.method ?? '', path: url.pathname, body});
    const respond = (status: number, value: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(typeof value === 'string' ? value : JSON.stringify(value));
    };
    if (request.method === 'OPTIONS') return respond(200, {});
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 30_000).unref());
    if (mode === 'failing') return respond(500, {message: 'Internal error', status: 500});
    if (mode === 'malformed') return respond(200, '<html>Sign in to the network</html>');
    if (mode === 'limited') return respond(429, {message: 'Too many requests', status: 429});
    if (mode === 'full' && url.pathname.endsWith('/batch'))
      return respond(403, {message: 'Record quota exceeded, change plan or delete records.', status: 403});
    if (mode === 'refusing') return respond(403, {message: 'Invalid Application-ID or API key', status: 403});
    return respond(...createResponse(request.method ?? '', url.pathname, body, indexes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    indexes,
    setMode: (next: Mode) => void (mode = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Indexes = Map<string, {records: unknown[]; settings: unknown}>;

/** Handles a request like the service; returns status and body. */
function createResponse(method: string, path: string, body: unknown, indexes: Indexes): [number, unknown] {
  if (path === '/1/indexes/*/queries')
    return [200, {results: (body as {requests: {query: string; indexName: string}[]}).requests.map(toResult)}];
  if (path === '/1/events') return [200, {status: 200, message: 'OK'}];
  const [, , , name = '', action, id] = path.split('/');
  const index = indexes.get(name);
  const task = {taskID: 1, updatedAt: 'now', deletedAt: 'now', objectIDs: []};
  if (action === 'task' && id) return [200, {status: 'published'}];
  if (action === 'settings') indexes.set(name, {records: index?.records ?? [], settings: body});
  if (action === 'batch') {
    const records = (body as {requests: {body: unknown}[]}).requests.map((one) => one.body);
    indexes.set(name, {records: [...(index?.records ?? []), ...records], settings: index?.settings ?? {}});
  }
  if (action === 'operation') {
    const {operation, destination} = body as {operation: string; destination: string};
    if (operation === 'copy')
      indexes.set(destination, {records: indexes.get(destination)?.records ?? [], settings: index?.settings});
    if (operation === 'move' && index) {
      indexes.set(destination, index);
      indexes.delete(name);
    }
  }
  if (method === 'DELETE') indexes.delete(name);
  return [200, task];
}

function toResult({query, indexName}: {query: string; indexName: string}) {
  const hierarchy = {
    lvl0: 'Guides',
    lvl1: `About ${query}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const hits = query.includes('nothing')
    ? []
    : [{objectID: '1', url: 'https://docs.example/python/docs/intro', type: 'lvl1', hierarchy, content: null}];
  return {index: indexName, hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, queryID: 'q1'};
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return text ? JSON.parse(text) : null;
}
