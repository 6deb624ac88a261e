import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {contentComponents} from '../../eslint.config.mjs';
import {root} from '../../src/utils/root';

it('the rules for components that pages contain name only files and folders that exist', () => {
  const paths = contentComponents.flatMap((glob) => {
    const [, names = ''] = /\{(.*)\}/.exec(glob) ?? [];
    return names.split(',').map((name) => glob.replace(/\{.*\}/, name).replace('/**', ''));
  });
  expect(paths).toContain('src/components/Diagram');
  expect(paths.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
});
