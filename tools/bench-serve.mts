#!/usr/bin/env tsx
// `npm run bench:serve [-- --seconds 3] [--connections 32]` compares nginx with the compressed files of the build and nginx
// that compresses each response. It loads a real nginx on loopback with the configuration in deploy/generated/, and prints
// bytes, requests per second and latency. Needs an idle machine, because nginx and the load share its cores.
import http from 'node:http';
import autocannon from 'autocannon';
import {edition} from '../editions';
import {findNginx} from './lib/findNginx';
import {readArguments, runTool} from './lib/runTool';
import {startNginx, type Compression} from './lib/startNginx';

const {values} = readArguments({
  options: {seconds: {type: 'string', default: '3'}, connections: {type: 'string', default: '32'}},
});
const pages = ['docs/api/class-page', 'docs/intro', ''];
const codings: Record<Compression, string> = {'each response': 'gzip', 'gzip files': 'gzip', 'brotli files': 'br'};

await runTool(async () => {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed: install it (Debian: apt-get install nginx)');
  console.log(`${'page'.padEnd(28)}${'compressed'.padEnd(16)}     kB  requests/s  p50 ms  p99 ms`);
  for (const [compression, coding] of Object.entries(codings) as [Compression, string][]) {
    if (compression === 'brotli files' && !nginx.brotliModule) {
      console.log('brotli files: not measured, because nginx has no module for brotli');
      continue;
    }
    const server = await startNginx(nginx, compression);
    try {
      for (const page of pages) {
        const url = server.origin + edition.baseUrl + page;
        const headers = {'accept-encoding': coding};
        const bytes = await bodyBytes(url, headers);
        const {requests, latency, errors, non2xx} = await autocannon({
          url,
          headers,
          connections: Number(values.connections),
          duration: Number(values.seconds),
        });
        if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} responses with another status`);
        const figures = [(bytes / 1000).toFixed(1), requests.average.toFixed(0), latency.p50, latency.p99];
        const columns = [7, 12, 8, 8].map((width, index) => String(figures[index]).padStart(width)).join('');
        console.log(`${`${edition.baseUrl}${page}`.padEnd(28)}${compression.padEnd(16)}${columns}`);
      }
    } finally {
      await server.stop();
    }
  }
});

/** Length of a body as it is sent. */
function bodyBytes(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, {headers}, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('end', () => resolve(length));
    });
    request.on('error', reject);
  });
}
