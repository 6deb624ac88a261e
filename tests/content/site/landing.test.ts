import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {landing as dotnet} from '../../../editions/dotnet/landing';
import {landing as java} from '../../../editions/java/landing';
import {landing as python} from '../../../editions/python/landing';
import {landing as javascript} from '../../../editions/javascript/landing';
import {readBuilt} from './builtPages';

const {sample} = {python, javascript, java, dotnet}[edition.name];

it.each(['docs', 'docs/next'])(
  'the test on the landing page is the first one of %s/intro, whose code is checked',
  (folder) => {
    const intro = readBuilt(`${folder}/intro.md`);
    const first = /^```(?:py|ts|java|cs)\b.*\n([\s\S]*?)\n```$/m.exec(intro);
    expect(first?.[1]).toBe(sample.code.trim());
  },
);
