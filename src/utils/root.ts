import path from 'node:path';

/** Folder of the site. Not from `__dirname`, which newer versions of tsx do not set if an `.mts` file imports this one. */
export const root = path.resolve(__filename, '../../..');
