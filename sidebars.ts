import path from 'node:path';
import {edition} from './editions';
import {buildSidebars} from './src/content/sidebars';
import {versions} from './src/content/versions';

/** The sidebars of the next version. Their data is in `editions/<name>/sidebars.json`. */
export default buildSidebars(edition.sidebars, path.join(__dirname, versions.next.folder));
