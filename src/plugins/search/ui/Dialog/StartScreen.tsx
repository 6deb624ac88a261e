import type {MouseEvent, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {detectLanguage} from '@site/src/utils/detectLanguage';
import Icon from '../icons';
import {searchLabel} from '../searchLabel';
import {hitText} from '../hitText';
import type {StoredHit, StoredSearches} from '../StoredSearches';
import '../notices.css';
import {listId, optionId} from './Results';

interface Props {
  stored: StoredSearches;
  active: number;
  onActivate: (index: number) => void;
  onSelect: (hit: StoredHit, event: MouseEvent) => void;
  /** Called after a list has changed. */
  onChange: () => void;
}

interface List {
  title: ReactNode;
  icon: 'recent' | 'star';
  hits: StoredHit[];
  actions: {icon: 'star' | 'remove'; label: string; change: (hit: StoredHit) => void}[];
}

/** Recent and favorite searches with their actions: a grid, because a list box must not contain buttons. */
export default function StartScreen({stored, ...rowProps}: Props): ReactNode {
  const recent = stored.recent();
  const favorites = stored.favorites();
  if (recent.length + favorites.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">
          <Translate id="theme.SearchModal.startScreen.noRecentSearchesText">No recent searches</Translate>
        </p>
      </div>
    );
  }
  const lists: List[] = [
    {
      title: <Translate id="theme.SearchModal.startScreen.recentSearchesTitle">Recent</Translate>,
      icon: 'recent',
      hits: recent,
      actions: [
        {
          icon: 'star',
          label: translate({
            id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
            message: 'Save this search',
          }),
          change: (hit) => stored.addFavorite(hit),
        },
        {
          icon: 'remove',
          label: translate({
            id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
            message: 'Remove this search from history',
          }),
          change: (hit) => stored.remove('recent', hit),
        },
      ],
    },
    {
      title: <Translate id="theme.SearchModal.startScreen.favoriteSearchesTitle">Favorite</Translate>,
      icon: 'star',
      hits: favorites,
      actions: [
        {
          icon: 'remove',
          label: translate({
            id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
            message: 'Remove this search from favorites',
          }),
          change: (hit) => stored.remove('favorite', hit),
        },
      ],
    },
  ];
  let count = 0;
  return (
    <div className="DocSearch-Dropdown-Container" role="grid" id={listId} aria-label={searchLabel()}>
      {lists.map(
        ({title, hits, ...list}) =>
          hits.length > 0 && (
            <div key={list.icon} className="DocSearch-Hits" role="rowgroup">
              <div className="DocSearch-Hit-source" role="presentation">
                {title}
              </div>
              {hits.map((hit) => (
                <Row key={hit.objectID} hit={hit} index={count++} {...list} {...rowProps} />
              ))}
            </div>
          ),
      )}
    </div>
  );
}

interface RowProps extends Omit<Props, 'stored'>, Pick<List, 'icon' | 'actions'> {
  hit: StoredHit;
  index: number;
}

function Row({hit, index, icon, actions, active, onActivate, onSelect, onChange}: RowProps): ReactNode {
  return (
    <div
      className="DocSearch-Hit"
      role="row"
      tabIndex={-1}
      id={optionId(index)}
      aria-selected={index === active}
      onMouseMove={() => index !== active && onActivate(index)}>
      <span role="gridcell" className="DocSearch-Hit-cell">
        <a href={hit.url} tabIndex={-1} onClick={(event) => onSelect(hit, event)}>
          <Icon name={icon} className="DocSearch-Hit-icon" />
          <span className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">{hitText(hit).title}</span>
            <span className="DocSearch-Hit-path">{hitPath(hit)}</span>
          </span>
        </a>
      </span>
      {actions.map(({icon: name, label, change}) => (
        <span key={name} role="gridcell">
          <button
            type="button"
            className="clean-btn DocSearch-Hit-action-button"
            title={label}
            aria-label={`${label} ${hitText(hit).title}`}
            lang={detectLanguage(label)}
            onClick={({currentTarget}) =>
              changeAndFocus(currentTarget, () => {
                change(hit);
                onChange();
              })
            }>
            <Icon name={name} />
          </button>
        </span>
      ))}
    </div>
  );
}

/**
 * Runs a change that removes the row of a button, and moves focus to the same button of the next row; of the last row
 * after the last one. If the list is empty, moves focus to the input.
 */
function changeAndFocus(button: HTMLButtonElement, change: () => void): void {
  const list = button.closest('[role="rowgroup"]');
  const sameButtons = () =>
    Array.from(list?.querySelectorAll<HTMLButtonElement>('button') ?? []).filter(({title}) => title === button.title);
  const index = sameButtons().indexOf(button);
  flushSync(change);
  const rest = list?.isConnected ? sameButtons() : [];
  (rest[index] ?? rest.at(-1) ?? document.getElementById('docsearch-input'))?.focus();
}

function hitPath({hierarchy, type}: StoredHit): string {
  return [hierarchy.lvl0, type === 'lvl1' ? null : hierarchy.lvl1].filter(Boolean).join(' › ');
}
