import {sharedRedirects} from '../redirects';

/** Pages that moved, see `sharedRedirects`. */
export const docRedirects: Record<string, string> = {
  ...sharedRedirects,
  'api/class-playwrightassertions': 'test-assertions',
  'api/class-websocketframe': 'api/class-websocket',
  pytest: 'test-runners',
  'test-pytest': 'test-runners',
};
