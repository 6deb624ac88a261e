import {describe, expect, it, vi} from 'vitest';
import {isComposing} from '../../../src/utils/isComposing';
import {isSearchShortcut} from '../../../src/utils/isSearchShortcut';

class Field {
  tagName = 'INPUT';
}
vi.stubGlobal('HTMLElement', Field);

const isShortcut = (event: Partial<KeyboardEvent>) => isSearchShortcut(event as KeyboardEvent);

describe('a shortcut of the search', () => {
  it.each([
    ['QWERTY', {key: 'k', code: 'KeyK'}],
    ['caps lock', {key: 'K', code: 'KeyK'}],
    ['Dvorak', {key: 'k', code: 'KeyV'}],
    ['Cyrillic', {key: 'л', code: 'KeyK'}],
    ['Greek', {key: 'κ', code: 'KeyK'}],
    ['Hebrew', {key: 'ל', code: 'KeyK'}],
    ['Chinese', {key: 'ㄜ', code: 'KeyK'}],
    ['Thai', {key: 'า', code: 'KeyK'}],
    ['Tamil', {key: 'ா', code: 'KeyK'}],
  ])('is Ctrl+K and Cmd+K: %s', (_layout, key) => {
    expect(isShortcut({...key, ctrlKey: true})).toBe(true);
    expect(isShortcut({...key, metaKey: true})).toBe(true);
    expect(isShortcut(key)).toBe(false);
    expect(isShortcut({...key, ctrlKey: true, shiftKey: true})).toBe(false);
    expect(isShortcut({...key, ctrlKey: true, altKey: true})).toBe(false);
  });

  it.each([
    ['QWERTY', {key: '/', code: 'Slash'}],
    ['German', {key: '/', code: 'Digit7', shiftKey: true}],
    ['a numeric keypad', {key: '/', code: 'NumpadDivide'}],
    ['Arabic', {key: 'ظ', code: 'Slash'}],
    ['Chinese', {key: 'ㄥ', code: 'Slash'}],
  ])('is a slash outside of text fields: %s', (_layout, key) => {
    expect(isShortcut(key)).toBe(true);
    expect(isShortcut({...key, target: new Field() as unknown as HTMLElement})).toBe(false);
    expect(isShortcut({...key, ctrlKey: true})).toBe(false);
  });

  it.each([
    ['Dvorak', {key: 't', code: 'KeyK', ctrlKey: true}],
    ['Turkish F', {key: 'ü', code: 'KeyK', ctrlKey: true}],
    ['German', {key: '-', code: 'Slash'}],
    ['Canadian', {key: 'é', code: 'Slash'}],
    ['French', {key: '§', code: 'Slash', shiftKey: true}],
    ['Russian', {key: '.', code: 'Slash'}],
    ['Thai', {key: 'ฦ', code: 'Slash', shiftKey: true}],
  ])('is not another character: %s', (_layout, key) => expect(isShortcut(key)).toBe(false));

  it('is not an event without a key, as browsers send when they fill in a form', () => {
    expect(isShortcut({})).toBe(false);
  });
});

it.each([
  ['during a composition', {isComposing: true, keyCode: 13}, true],
  ['after a composition in Safari', {isComposing: false, keyCode: 229}, true],
  ['at other times', {isComposing: false, keyCode: 13}, false],
])('a key belongs to an input method: %s', (_when, event, belongs) => {
  expect(isComposing(event as KeyboardEvent)).toBe(belongs);
});
