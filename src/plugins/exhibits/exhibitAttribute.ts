/** Attribute of links that open a recording. */
export const exhibitAttribute = 'data-exhibit';
