import {openSearchIndex, readSearchIndex} from './search/readSearchIndex';
const {edition} = await import('../editions');
const e = openSearchIndex(readSearchIndex(`/work/app2/.cache/editions/${edition.name}`, 'docs-default-stable'));
for (const q of process.argv.slice(2)) { console.log(q); for (const {doc,score} of e.search(q).ranked.slice(0,6)) console.log('  ', score.toFixed(2), e.boosts[doc].toFixed(3), 'links', e.headings[doc].links, e.headings[doc].url); }
