import path from 'node:path';
import {buildSync} from 'esbuild';
import {framePolicy} from './framePolicy';

/** Returns the document of the frame: the policy and the script of `frame/agent.ts`. */
export function framePage(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'frame/agent.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    write: false,
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy}">`,
    `<title>Live locator</title></head><body><script>${outputFiles[0]!.text.trim()}</script></body></html>`,
    '',
  ].join('\n');
}
