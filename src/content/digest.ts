import {createHash} from 'node:crypto';

/** Returns a short text that stands for values that can be written as JSON. */
export const digest = (...values: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url');
