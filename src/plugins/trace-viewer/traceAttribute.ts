/** Attribute of links that open a recording in the trace viewer. */
export const traceAttribute = 'data-trace';
