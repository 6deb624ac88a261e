import type {MouseEvent, ReactNode} from 'react';
import type {SearchHit} from '@site/src/utils/search/types';
import type {HitGroup} from '../groupHits';
import {hitText} from '../hitText';
import Icon from '../icons';
import Marked from '../Marked';

interface Props {
  groups: HitGroup[];
  /** Which hit the arrow keys are on, counted over all groups. */
  active: number;
  onActivate: (at: number) => void;
  onSelect: (hit: SearchHit, event: MouseEvent) => void;
}

/** The id of the list, which the input controls. */
export const LIST_ID = 'docsearch-list';

/** The id of a hit's element, which the input names as its active one. */
export const optionId = (at: number): string => `docsearch-item-${at}`;

/** Hits in their groups. The list box of the input: arrow keys move through it while focus stays in the input. */
export default function Results({groups, active, onActivate, onSelect}: Props): ReactNode {
  let count = 0;
  return (
    <div className="DocSearch-Dropdown-Container" role="listbox" id={LIST_ID} tabIndex={-1} aria-label="Search docs">
      {groups.map((group, groupAt) => (
        <section
          className="DocSearch-Hits"
          role="group"
          aria-labelledby={`docsearch-group-${groupAt}`}
          key={group.title}>
          <div className="DocSearch-Hit-source" id={`docsearch-group-${groupAt}`} role="presentation">
            {group.title}
          </div>
          {group.hits.map((hit) => {
            const at = count++;
            return (
              <Hit
                key={hit.objectID}
                hit={hit}
                at={at}
                active={at === active}
                onActivate={onActivate}
                onSelect={onSelect}
              />
            );
          })}
        </section>
      ))}
    </div>
  );
}

interface HitProps {
  hit: SearchHit;
  at: number;
  active: boolean;
  onActivate: (at: number) => void;
  onSelect: (hit: SearchHit, event: MouseEvent) => void;
}

function Hit({hit, at, active, onActivate, onSelect}: HitProps): ReactNode {
  const {title, snippet, path} = hitText(hit);
  const icon = hit.url.includes('#') ? (hit.url.includes('/api/') ? 'member' : 'heading') : 'page';
  return (
    <div className="DocSearch-Hit" role="presentation" onMouseMove={() => !active && onActivate(at)}>
      <a
        role="option"
        id={optionId(at)}
        aria-selected={active}
        href={hit.url}
        tabIndex={-1}
        onClick={(event) => onSelect(hit, event)}>
        <Icon name={icon} className="DocSearch-Hit-icon" />
        <span className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <Marked text={title} />
          </span>
          {snippet && (
            <span className="DocSearch-Hit-snippet">
              <Marked text={snippet} />
            </span>
          )}
          {path.length > 0 && <span className="DocSearch-Hit-path">{path.join(' › ')}</span>}
        </span>
        <Icon name="enter" className="DocSearch-Hit-action" />
      </a>
    </div>
  );
}
