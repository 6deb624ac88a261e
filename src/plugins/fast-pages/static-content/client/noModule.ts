/** Replaces a module in the browser's bundle that only content needs. */
export {};
