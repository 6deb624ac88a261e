// Serves build/ for the end-to-end tests, on the port that is given.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {serveBuild} from '../../tools/lib/serveBuild';

const build = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../build');
// Speed counts here, not size.
const {origin} = await serveBuild(build, {port: Number(process.argv[2] ?? 4010), quality: 4});
console.log(`build/ at ${origin}/python/`);
