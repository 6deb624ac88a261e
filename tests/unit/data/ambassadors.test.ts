import {expect, it} from 'vitest';
import {ambassadors, type Ambassador} from '../../../src/data/ambassadors';

const hosts: Record<string, string> = {
  GitHub: 'github.com',
  LinkedIn: 'www.linkedin.com',
  X: 'x.com',
  YouTube: 'www.youtube.com',
};

it('the links of ambassadors lead to the hosts of their labels', () => {
  const links = ambassadors.flatMap((person: Ambassador) => person.links);
  expect(links.length).toBeGreaterThan(ambassadors.length);
  expect(links.filter(({label, href}) => !href.startsWith(`https://${hosts[label] ?? ''}`))).toEqual([]);
});
