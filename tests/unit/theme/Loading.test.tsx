import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import Loading from '../../../src/theme/Loading';

// The build generates its catalog of labels.
vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const props = {isLoading: true, pastDelay: false, timedOut: false, error: undefined, retry: () => undefined};

it.each([
  ['empty at first, so that fast pages do not flicker', {}, /^$/],
  ['a spinner after the delay', {pastDelay: true}, /role="status"/],
  ['the error text if loading fails', {error: new Error('Loading chunk 7 failed')}, /Error: Loading chunk 7 failed/],
  ['a Retry button if loading fails', {error: new Error('Loading chunk 7 failed')}, /<button[^>]*>Retry<\/button>/],
])('the loading indicator is %s', (_name, more, html) => {
  expect(renderToStaticMarkup(<Loading {...props} {...more} />)).toMatch(html);
});
