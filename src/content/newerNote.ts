import type {PhrasingContent, RootContent} from 'mdast';
import {sinceClass} from '../utils/newerRelease';
import {classNames} from './api/classNames';
import {block, text} from './mdast';

/**
 * Returns a paragraph about what a release added: "Added in 1.53: `locator.describe()`". Only readers of older releases see it
 * (`src/plugins/reader-release`).
 */
export const newerNote = (release: string, names: PhrasingContent[]): RootContent =>
  block('p', {className: `${classNames.newerNote} ${sinceClass(release)}`}, [
    text(`Added in ${release}: `),
    ...names.flatMap((name, index) => (index > 0 ? [text(', '), name] : [name])),
  ]);
