// Connects sockets for external hosts to the fixture site. NODE_OPTIONS loads this file into Playwright's driver.

// Playwright resolves a name before it connects to the IP address, so external names resolve to an IP address that
// routedConnect() recognizes.
const dns = require('node:dns');
const net = require('node:net');

const site = Number(process.env.SAMPLES_SITE_PORT);
const localPorts = new Set((process.env.SAMPLES_LOCAL_PORTS ?? '').split(',').map(Number));
const routedAddress = '127.99.99.99';
const loopback = /^(localhost|0\.0\.0\.0|127\.0\.0\.\d+|::1|\[::1\])$/i;

const isExternal = (host) => typeof host === 'string' && !loopback.test(host) && !/\.invalid$/i.test(host);
const isRouted = (host, port) => isExternal(host) || (loopback.test(host) && localPorts.has(Number(port)));

for (const owner of [dns, dns.promises]) {
  const lookup = owner.lookup;
  owner.lookup = function routedLookup(host, ...rest) {
    return lookup.call(this, isExternal(host) ? routedAddress : host, ...rest);
  };
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function routedConnect(...args) {
  // net.connect() passes its normalized arguments as one array: [options, callback].
  const list = Array.isArray(args[0]) ? args[0] : args;
  const options = list[0];
  if (site && options && typeof options === 'object' && !options.path && isRouted(options.host, options.port)) {
    list[0] = {...options, host: '127.0.0.1', port: site};
  }
  return connect.apply(this, args);
};
