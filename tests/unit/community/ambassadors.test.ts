import {describe, expect, it} from 'vitest';
import {ambassadors, type Ambassador} from '../../../src/data/ambassadors';

const hosts: Record<string, string> = {
  GitHub: 'github.com',
  LinkedIn: 'www.linkedin.com',
  X: 'x.com',
  YouTube: 'www.youtube.com',
};

describe('ambassadors', () => {
  it('are sorted by name without duplicates', () => {
    const names = ambassadors.map(({name}) => name);
    expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([...ambassadors])('$name has https links to the hosts of their labels', ({links}: Ambassador) => {
    expect(links.length).toBeGreaterThan(0);
    for (const {label, href} of links) {
      const url = new URL(href);
      expect(url.protocol).toBe('https:');
      expect(hosts[label] ?? url.host).toBe(url.host);
    }
    expect(new Set(links.map(({label}) => label)).size).toBe(links.length);
  });
});
