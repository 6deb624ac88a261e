import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import createPageRoute from '../../../src/plugins/fast-pages/page-routes/client/createPageRoute';

// The build generates the registry, and the theme has the loading indicator.
const modules: Record<string, object> = {
  item: {default: ({content}: {content: {title: string}}) => <h1>{content.title}</h1>},
  empty: {},
};
vi.mock('@generated/registry', () => ({
  default: new Proxy({}, {get: (_registry, chunk: string) => [() => Promise.resolve(modules[chunk])]}),
}));
vi.mock('@theme/Loading', () => ({default: () => <p>Loading</p>}));
const loaded = new Map<string, object>();
vi.mock('../../../src/plugins/fast-pages/static-content/client/pages', () => ({
  pageAt: (path: string) => loaded.get(path),
  loadPage: (path: string) => Promise.resolve(loaded.set(path, {title: 'Dialogs', metadata: {permalink: path}})),
}));

interface Route {
  (props: {location: {pathname: string}}): React.ReactNode;
  preload: (path: string) => Promise<void>;
}

it('a page that is rendered before it has loaded shows the loading indicator, and then the page', async () => {
  const Route = createPageRoute('item') as Route;
  const render = () => renderToStaticMarkup(<Route location={{pathname: '/docs/dialogs'}} />);
  expect(render()).toBe('<p>Loading</p>');
  await vi.waitFor(() => expect(render()).toBe('<h1>Dialogs</h1>'));
});

it('a page module with nothing to render raises an error', async () => {
  const Route = createPageRoute('empty') as Route;
  await expect(Route.preload('/docs/dialogs')).rejects.toThrow(/cannot render anything/);
});
