import {generatedSidebars} from './src/content/sidebars';

/** The sidebars of the next version. Their data is in `editions/<name>/sidebars.json`. */
export default generatedSidebars;
