import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {forEachParallel} from '../lib/forEachParallel';
import {filesBelow} from '../../src/utils/filesBelow';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|ico|atom)$/;
/** Smaller files do not get smaller by enough to matter. */
const smallest = 512;
/** zlib runs outside of the main thread; more tasks than cores keep the cores busy while files are read. */
const tasks = 4;

/**
 * Quality of brotli. Most of the bytes are in pages and their Markdown copies. For pages, the best quality, 11, takes two and
 * a half times as long as 10 and saves 2 %. Programs read the copies and feeds, which get the quality of a server that
 * compresses each response: 12 % larger, but in a fiftieth of the time.
 */
const qualities: Record<string, number> = {html: 10, md: 6, txt: 6, atom: 6, xml: 6};

const codings = {
  br: (body: Buffer, name: string) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[path.extname(name).slice(1)] ?? constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body: Buffer) => gzipped(body, {level: constants.Z_BEST_COMPRESSION}),
};

/**
 * Writes `x.br` and `x.gz` beside each text file of a build, for servers that send compressed files as they are.
 *
 * @param build folder of the built site
 */
export async function compressFiles(build: string): Promise<{files: number; seconds: number}> {
  const started = Date.now();
  const names = filesBelow(build).filter((name) => compressible.test(name));
  let files = 0;
  await forEachParallel(names, tasks, async (name) => {
    const file = path.join(build, name);
    if ((await stat(file)).size < smallest) return;
    await compressFile(file);
    files += 1;
  });
  return {files, seconds: (Date.now() - started) / 1000};
}

export async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  for (const [extension, compress] of Object.entries(codings))
    await writeFile(`${file}.${extension}`, await compress(body, file));
}
