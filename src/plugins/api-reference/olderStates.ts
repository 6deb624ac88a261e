/**
 * What a part of the API was in older releases, for readers who have chosen one (`src/plugins/reader-release`). Others do not
 * see it.
 */
import type {PhrasingContent, RootContent} from 'mdast';
import {block, code, link, text} from '../../content/mdast';
import {newerNote} from '../../content/newerNote';
import type {ApiPart} from '../../content/api/changes';
import type {DatedChange, ChangeHistory} from '../../content/api/changeHistory';
import {classNames} from '../../content/api/classNames';
import type {MemberFacts} from '../../content/api/types';
import {parameterId} from '../../content/api/ids';
import {beforeHistory, isNewerRelease, sinceClass} from '../../utils/newerRelease';

/** Sentences about releases before a change to "yes", and before a change to "no". */
const sentences: Partial<Record<NonNullable<DatedChange['field']>, [toYes: string, toNo: string]>> = {
  required: ['optional', 'required'],
  awaited: ['not asynchronous', 'asynchronous'],
  keyword: ['can be passed by position', 'keyword-only'],
  deprecated: ['not deprecated', 'deprecated'],
};

/**
 * Returns a paragraph for each release that changed a part: "Type before 1.63: `float`", or "Before 1.63: required".
 *
 * @param label what a member has a type of, such as "Returned"
 */
export const olderStates = (part: ApiPart, {changesOf}: ChangeHistory, label = 'Type'): RootContent[] =>
  changesOf(part)
    .filter(({kind}) => kind === 'changed' || kind === 'renamed')
    .map((change) => {
      const {release, kind, field, from = '', to} = change;
      const words = field && sentences[field];
      if (words) return paragraph(change, [text(`Before ${release}: ${words[to === 'yes' ? 0 : 1]}`)]);
      return paragraph(change, [text(`${kind === 'renamed' ? 'Name' : label} before ${release}: `), code(from)]);
    });

/** Returns a paragraph for what a release removed from a part: "Removed in 1.60: `logger`". */
export const removedParts = (part: ApiPart, {removedFrom}: ChangeHistory): RootContent[] =>
  removedFrom(part).map((change) =>
    paragraph(change, [
      text(`Removed in ${change.release}: `),
      code(change.key?.replace(/.*\./, '') ?? change.parameter ?? change.member ?? ''),
    ]),
  );

/** Returns the last release that added or deprecated a part, if that is known. What came with its class or type is not. */
export const releaseThat = (
  kind: 'added' | 'deprecated',
  part: ApiPart,
  {changesOf}: ChangeHistory,
): string | undefined =>
  changesOf(part)
    .filter((change) => change.kind === kind)
    .at(-1)?.release;

/** Returns a paragraph for each release that added parameters to a member, with links to them. */
export function newerParameters(member: MemberFacts): RootContent[] {
  const newer = (member.parameters ?? []).filter(({required, since}) => !required && since !== undefined);
  const added = newer.filter(({since}) => sinceClass(since) && isNewerRelease(since!, member.since ?? beforeHistory));
  return [...new Set(added.map(({since}) => since!))].map((release) =>
    newerNote(
      release,
      added
        .filter(({since}) => since === release)
        .map((parameter) => link(`#${parameterId(member, parameter)}`, [code(parameter.name)])),
    ),
  );
}

const paragraph = ({release}: DatedChange, children: PhrasingContent[]): RootContent =>
  block('p', {className: `${classNames.olderState} ${sinceClass(release)}`}, children);
