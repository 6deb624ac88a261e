import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {onTestFinished} from 'vitest';

/** How a service fails: with a status and a body, or without a response. */
const faults = {
  slow: undefined,
  failing: [500, {message: 'Internal error', status: 500}],
  malformed: [200, '<html>Sign in to the network</html>'],
  limited: [429, {message: 'Too many requests', status: 429}],
  refusing: [403, {message: 'Invalid Application-ID or API key', status: 403}],
  full: [403, {message: 'Record quota exceeded, change plan or delete records.', status: 403}],
} as const;

/** A request that the server received. */
interface ReceivedRequest {
  method: string;
  path: string;
  body: {operation?: string; requests?: {body: object}[]; events?: object[]};
}

const hierarchy = {lvl0: 'Guides', lvl1: 'About goto', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hits = [{objectID: '1', url: 'https://docs.example/python/docs/intro', type: 'lvl1', hierarchy, content: null}];
/** The responses to queries, to the calls that replace an index, and to those that wait until a call is done. */
const answer = {results: [{hits, nbHits: 1, queryID: 'q1'}], taskID: 1, objectIDs: [], status: 'published'};

/**
 * Starts a local server with the part of the hosted service's API that this site uses, until the end of the test. A full one
 * refuses records.
 */
export async function startProtocolServer(fault?: keyof typeof faults) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const {pathname: path} = new URL(request.url!, 'http://localhost');
    received.push({method: request.method!, path, body: JSON.parse((await text(request)) || '{}') as object});
    if (fault === 'slow') return;
    const [status, body] = fault && (fault !== 'full' || path.endsWith('/batch')) ? faults[fault] : [200, answer];
    response.writeHead(status, {'content-type': 'application/json'});
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close};
}
