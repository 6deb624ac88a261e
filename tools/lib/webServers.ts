import {findCaddy} from './findCaddy';
import {findNginx} from './findNginx';
import {startCaddy} from './startCaddy';
import {startNginx} from './startNginx';
import type {RunningServer, Served} from './startServer';

/** Starts a server; null if its program cannot be had. */
type Start = (() => Promise<RunningServer>) | null;

/** The web servers for which builds write configurations, for tests. */
export function webServers(served: Served): Record<'nginx' | 'Caddy', Start> {
  const nginx = findNginx();
  const caddy = findCaddy();
  return {
    nginx: nginx ? () => startNginx(nginx, 'gzip files', served) : null,
    Caddy: caddy === null ? null : () => startCaddy(caddy, served),
  };
}
