#!/usr/bin/env tsx
// `npm start [-- --port 3001]` checks the settings and starts the development server of Docusaurus.
import {runTool} from './lib/runTool';
import {restartStatus} from '../src/plugins/dev-server';
import {checkSettings} from './settings/checkSettings';
import {runNode} from './lib/runProgram';

await runTool(async () => {
  checkSettings();
  // The server ends on these signals itself. Without a listener, this process would end before it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const start = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...process.argv.slice(2)];
  let status = await runNode(start);
  // The pages that are open in browsers connect to the new server.
  while (status === restartStatus) status = await runNode([...start, '--no-open']);
  return status;
});
