import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {builtScripts, readBuilt} from './builtPages';

const scripts = builtScripts().map((file) => ({file, source: readBuilt(file)}));
const withText = (pattern: RegExp) => scripts.filter(({source}) => pattern.test(source)).map(({file}) => file);

describe('the scripts of the browser', () => {
  it('call no function of tslib that its replacement does not have', () => {
    const declared = readFileSync('node_modules/tslib/tslib.d.ts', 'utf8').matchAll(/function (__\w+)/g);
    const others = Array.from(declared, ([, name]) => name!).filter((name) => name !== '__importDefault');
    expect(others).toContain('__exportStar');
    const remedy = 'lean-scripts replaces tslib by client/tslib.ts; add the functions to it';
    expect(withText(new RegExp(`\\.(${others.join('|')})\\b`)), remedy).toEqual([]);
    expect(withText(/\.__importDefault\b/)).not.toEqual([]);
  });

  it('load no rules of a language', () => {
    expect(withText(/\bIntl\.|localeCompare|toLocale(Date|Time)?String/)).toEqual([]);
  });
});
