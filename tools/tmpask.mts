import {openSearchIndex, readSearchIndex} from './search/readSearchIndex';
import {ask} from './search/searchScores';
const {edition} = await import('../editions');
const e = openSearchIndex(readSearchIndex(`/work/app2/.cache/editions/${edition.name}`, 'docs-default-stable'));
for (const q of process.argv.slice(2)) { const r = ask({kind:'x',q,targets:['start-your-app']} as never, e, edition); console.log(`${r.rank} | ${q}\n     ${r.shown.slice(0,6).join('  ')}`); }
