import {expect, it} from 'vitest';
import {readEditionList} from '../../../../tools/settings/checkSettings';

it('reads the list of editions, and names the remedy for an unknown one', () => {
  expect(readEditionList({})).toEqual(['python', 'javascript', 'java', 'dotnet']);
  expect(readEditionList({EDITIONS: 'python, javascript,python'})).toEqual(['python', 'javascript']);
  expect(() => readEditionList({EDITIONS: 'python,ruby'})).toThrow(
    'EDITIONS=python,ruby cannot work, because there is no edition "ruby". For example, set EDITIONS=python,javascript,java,dotnet',
  );
});
