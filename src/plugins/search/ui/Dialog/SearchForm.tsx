import {useLayoutEffect, useRef, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {detectLanguage} from '@site/src/utils/detectLanguage';
import Icon from '../icons';
import {condensePaste} from '../condensePaste';
import {searchLabel} from '../searchLabel';
import {maxQueryLength} from '../searchRequest';
import {listId} from './Results';

interface Props {
  query: string;
  /** Whether to select the first query, so that typing replaces it. */
  isSelected: boolean;
  stalled: boolean;
  /** Role of the list below the input: a list box of hits, a grid of stored searches, or none. */
  popup: 'listbox' | 'grid' | null;
  activeId: string | null;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onCancel: () => void;
}

/** The form with the query: a combo box, which keeps focus while the arrow keys select an item below. */
export default function SearchForm({
  query,
  isSelected,
  stalled,
  popup,
  activeId,
  onChange,
  onKeyDown,
  onCancel,
}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const label = searchLabel();
  const resetLabel = translate({id: 'theme.SearchModal.searchBox.resetButtonTitle', message: 'Clear the query'});
  // Before the browser handles another key.
  useLayoutEffect(() => {
    input.current?.focus({preventScroll: true});
    if (isSelected) input.current?.select();
    else input.current?.setSelectionRange(maxQueryLength, maxQueryLength);
  }, [isSelected]);
  return (
    <header className="DocSearch-SearchBar">
      <form className="DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
        <span className={stalled ? 'DocSearch-LoadingIndicator' : 'DocSearch-MagnifierLabel'}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          className="DocSearch-Input"
          id="docsearch-input"
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={label}
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup={popup ?? 'listbox'}
          aria-expanded={popup !== null}
          aria-controls={popup ? listId : undefined}
          aria-activedescendant={activeId ?? undefined}
          value={query}
          onChange={(event) => onChange(event.currentTarget.value.slice(0, maxQueryLength))}
          onPaste={(event) => {
            const message = condensePaste(event.clipboardData.getData('text'));
            if (message === null) return;
            event.preventDefault();
            onChange(message.slice(0, maxQueryLength));
          }}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className="clean-btn DocSearch-Reset"
            lang={detectLanguage(resetLabel)}
            title={resetLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}>
            <Icon name="remove" />
          </button>
        )}
      </form>
      <button type="button" className="clean-btn DocSearch-Cancel" onClick={onCancel}>
        <Translate id="theme.SearchModal.searchBox.cancelButtonText">Cancel</Translate>
      </button>
    </header>
  );
}
