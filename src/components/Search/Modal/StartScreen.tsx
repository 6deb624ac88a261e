import type {MouseEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {labelLanguage} from '@site/src/utils/labelLanguage';
import Icon from '../icons';
import type {StoredHit, StoredSearches} from '../storedSearches';
import {LIST_ID, optionId} from './Results';

interface Props {
  stored: StoredSearches;
  active: number;
  onActivate: (index: number) => void;
  onSelect: (hit: StoredHit, event: MouseEvent) => void;
  /** Called after a list has changed. */
  onChange: () => void;
}

/**
 * Shown for an empty query: recent and favorite searches, each with its actions. It is a grid, because a list box must
 * not contain buttons.
 */
export default function StartScreen({stored, active, onActivate, onSelect, onChange}: Props): ReactNode {
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
  const createHandler = (change: (hit: StoredHit) => void, hit: StoredHit) => () => {
    change(hit);
    onChange();
  };
  const rowProps = {active, onActivate, onSelect};
  return (
    <div className="DocSearch-Dropdown-Container" role="grid" id={LIST_ID} aria-label="Search docs">
      {recent.length > 0 && (
        <div className="DocSearch-Hits" role="rowgroup">
          <div className="DocSearch-Hit-source" role="presentation">
            <Translate id="theme.SearchModal.startScreen.recentSearchesTitle">Recent</Translate>
          </div>
          {recent.map((hit, index) => (
            <Row key={hit.objectID} hit={hit} index={index} icon="recent" {...rowProps}>
              <Action
                icon="star"
                label={translate({
                  id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
                  message: 'Save this search',
                })}
                hit={hit}
                onClick={createHandler((item) => stored.promote(item), hit)}
              />
              <Action
                icon="remove"
                label={translate({
                  id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
                  message: 'Remove this search from history',
                })}
                hit={hit}
                onClick={createHandler((item) => stored.removeRecent(item), hit)}
              />
            </Row>
          ))}
        </div>
      )}
      {favorites.length > 0 && (
        <div className="DocSearch-Hits" role="rowgroup">
          <div className="DocSearch-Hit-source" role="presentation">
            <Translate id="theme.SearchModal.startScreen.favoriteSearchesTitle">Favorite</Translate>
          </div>
          {favorites.map((hit, index) => (
            <Row key={hit.objectID} hit={hit} index={recent.length + index} icon="star" {...rowProps}>
              <Action
                icon="remove"
                label={translate({
                  id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
                  message: 'Remove this search from favorites',
                })}
                hit={hit}
                onClick={createHandler((item) => stored.removeFavorite(item), hit)}
              />
            </Row>
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps extends Pick<Props, 'active' | 'onActivate' | 'onSelect'> {
  hit: StoredHit;
  index: number;
  icon: 'recent' | 'star';
  children: ReactNode;
}

function Row({hit, index, icon, active, onActivate, onSelect, children}: RowProps): ReactNode {
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
            <span className="DocSearch-Hit-title">{titleOf(hit)}</span>
            <span className="DocSearch-Hit-path">{pathOf(hit)}</span>
          </span>
        </a>
      </span>
      {children}
    </div>
  );
}

interface ActionProps {
  icon: 'star' | 'remove';
  label: string;
  hit: StoredHit;
  onClick: () => void;
}

function Action({icon, label, hit, onClick}: ActionProps): ReactNode {
  return (
    <span role="gridcell">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={label}
        aria-label={`${label} ${titleOf(hit)}`}
        lang={labelLanguage(label)}
        onClick={onClick}>
        <Icon name={icon} />
      </button>
    </span>
  );
}

function titleOf({hierarchy, type}: StoredHit): string {
  const title = type === 'content' ? null : hierarchy[type];
  return title ?? hierarchy.lvl1 ?? hierarchy.lvl0 ?? '';
}

function pathOf({hierarchy, type}: StoredHit): string {
  return [hierarchy.lvl0, type === 'lvl1' ? null : hierarchy.lvl1].filter(Boolean).join(' › ');
}
