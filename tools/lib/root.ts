import path from 'node:path';

/** Folder of the site. */
export const root = path.resolve(__dirname, '../..');
