// Loaded into Playwright's driver (NODE_OPTIONS): sockets to hosts outside this machine end at the fixture site.

// Playwright resolves a name first and connects to the address, so a routed name resolves to an address of its own.
const dns = require('node:dns');
const net = require('node:net');

const site = Number(process.env.SAMPLES_SITE_PORT);
const localPorts = new Set((process.env.SAMPLES_LOCAL_PORTS ?? '').split(',').map(Number));
const routedAddress = '127.99.99.99';
const loopback = /^(localhost|127\.0\.0\.\d+|::1|\[::1\])$/i;

const isOutside = (host) => typeof host === 'string' && !loopback.test(host) && !/\.invalid$/i.test(host);
const isRouted = (host, port) => isOutside(host) || (loopback.test(host) && localPorts.has(Number(port)));

for (const owner of [dns, dns.promises]) {
  const lookup = owner.lookup;
  owner.lookup = function routedLookup(host, ...rest) {
    return lookup.call(this, isOutside(host) ? routedAddress : host, ...rest);
  };
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function routedConnect(...args) {
  // net.connect() hands its normalized arguments over as one array: [options, callback].
  const list = Array.isArray(args[0]) ? args[0] : args;
  const options = list[0];
  if (site && options && typeof options === 'object' && !options.path && isRouted(options.host, options.port)) {
    list[0] = {...options, host: '127.0.0.1', port: site};
  }
  return connect.apply(this, args);
};
