import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import type {SearchHit} from '../../types';
import type {HitGroup} from '../groupHits';
import {hitText} from '../hitText';
import Icon from '../icons';
import Highlighted from '../Highlighted';
import {searchLabel} from '../searchLabel';

interface Props {
  groups: HitGroup[];
  /** Index of the selected hit, counted over all groups. */
  active: number;
  onActivate: (index: number) => void;
  onSelect: (hit: SearchHit, event: MouseEvent) => void;
}

/** Id of the list that the input controls. */
export const listId = 'docsearch-list';

/** Returns the id of the element of a hit, for `aria-activedescendant` of the input. */
export const optionId = (index: number): string => `docsearch-item-${index}`;

/** Shows hits in groups. This is the list box of the input: arrow keys select hits while the input keeps focus. */
export default function Results({groups, active, ...handlers}: Props): ReactNode {
  let count = 0;
  return (
    <div className="DocSearch-Dropdown-Container" role="listbox" id={listId} tabIndex={-1} aria-label={searchLabel()}>
      {groups.map((group, groupIndex) => (
        <section
          className="DocSearch-Hits"
          role="group"
          aria-labelledby={`docsearch-group-${groupIndex}`}
          key={group.title}>
          <div className="DocSearch-Hit-source" id={`docsearch-group-${groupIndex}`} role="presentation">
            {group.title}
          </div>
          {group.hits.map((hit) => {
            const index = count++;
            return <Hit key={hit.objectID} hit={hit} index={index} active={index === active} {...handlers} />;
          })}
        </section>
      ))}
    </div>
  );
}

interface HitProps extends Pick<Props, 'onActivate' | 'onSelect'> {
  hit: SearchHit;
  index: number;
  active: boolean;
}

function Hit({hit, index, active, onActivate, onSelect}: HitProps): ReactNode {
  const {title, snippet, path, newerClass} = hitText(hit);
  const icon = hit.url.includes('#') ? (hit.url.includes('/api/') ? 'member' : 'heading') : 'page';
  return (
    <div className="DocSearch-Hit" role="presentation" onMouseMove={() => !active && onActivate(index)}>
      <a
        role="option"
        id={optionId(index)}
        aria-selected={active}
        href={hit.url}
        tabIndex={-1}
        onClick={(event) => onSelect(hit, event)}>
        <Icon name={icon} className="DocSearch-Hit-icon" />
        <span className="DocSearch-Hit-content-wrapper">
          <span className={clsx('DocSearch-Hit-title', newerClass)}>
            <Highlighted text={title} />
          </span>
          {snippet && (
            <span className="DocSearch-Hit-snippet">
              <Highlighted text={snippet} />
            </span>
          )}
          {path.length > 0 && <span className="DocSearch-Hit-path">{path.join(' › ')}</span>}
        </span>
        <Icon name="enter" className="DocSearch-Hit-action" />
      </a>
    </div>
  );
}
