import {movedInAll} from '../movedDocs';

/** Pages that moved, see `movedInAll`. */
export const movedDocs: Record<string, string> = {
  ...movedInAll,
  'api/class-playwrightassertions': 'test-assertions',
  'api/class-websocketframe': 'api/class-websocket',
  pytest: 'test-runners',
  'test-pytest': 'test-runners',
};
