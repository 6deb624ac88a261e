import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import Loading from '../../../src/theme/Loading';

// The build generates its catalog of labels.
vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const props = {isLoading: true, pastDelay: false, timedOut: false, error: undefined, retry: () => undefined};

describe('the loading indicator', () => {
  it('is empty at first, so that fast pages do not flicker', () => {
    expect(renderToStaticMarkup(<Loading {...props} />)).toBe('');
  });

  it('is a spinner after the delay', () => {
    expect(renderToStaticMarkup(<Loading {...props} pastDelay />)).toContain('role="status"');
  });

  it('is the error text with a Retry button if loading fails', () => {
    const html = renderToStaticMarkup(<Loading {...props} error={new Error('Loading chunk 7 failed')} />);
    expect(html).toContain('Error: Loading chunk 7 failed');
    expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
  });
});
