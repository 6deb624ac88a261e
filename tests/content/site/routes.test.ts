import {expect, it} from 'vitest';
import {edition as site} from '../../../editions';
import {builtRoutes} from './builtPages';
import {routesOf} from './specification';

it('has exactly the routes of the specification', () => {
  expect(builtRoutes()).toEqual([...routesOf(site.name)].sort());
});
