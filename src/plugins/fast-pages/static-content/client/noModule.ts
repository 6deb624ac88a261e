/** Stands in the browser's bundle for a module that only content needs. */
export {};
