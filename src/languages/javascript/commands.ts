import {createCommandTranslator} from '../createCommandTranslator';

/** Commands of the library, as Node.js runs them. */
export const translateCommand = createCommandTranslator([
  [/^(?:python3? -m )?playwright(?= )/, 'npx playwright'],
  [/^python3? -m pip install playwright$|^pip install playwright$/, 'npm install playwright'],
  [/^pip install playwright==/, 'npm install playwright@'],
]);
