/** Exit code of the development server that asks `tools/start.mts` to start it again. */
export const restartStatus = 75;
