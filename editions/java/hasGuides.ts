/** Whether the edition has guides. A module of its own, because pages load it in the browser. */
export const hasGuides = true;
