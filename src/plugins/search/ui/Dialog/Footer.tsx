import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {detectLanguage} from '@site/src/utils/detectLanguage';
import buttonStyles from '../Button/styles.module.css';

interface Props {
  /** Number of all results and the URL of the search page; null if there are no results. */
  all: {count: number; href: string; onClick: (event: React.MouseEvent) => void} | null;
}

/** Shows the number of results as a link to the search page, and the keyboard shortcuts of the dialog. */
export default function Footer({all}: Props): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      {all && (
        <a className="DocSearch-HitsFooter" href={all.href} onClick={all.onClick}>
          <Translate id="theme.SearchBar.seeAll" values={{count: all.count}}>
            {'See all {count} results'}
          </Translate>
        </a>
      )}
      <ul className="clean-list DocSearch-Commands">
        <li>
          <Key label={translate({id: 'theme.SearchModal.footer.selectKeyAriaLabel', message: 'Enter key'})}>↵</Key>
          <Translate id="theme.SearchModal.footer.selectText">to select</Translate>
        </li>
        <li>
          <Key label={translate({id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel', message: 'Arrow down'})}>
            ↓
          </Key>
          <Key label={translate({id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel', message: 'Arrow up'})}>↑</Key>
          <Translate id="theme.SearchModal.footer.navigateText">to navigate</Translate>
        </li>
        <li>
          <Key label={translate({id: 'theme.SearchModal.footer.closeKeyAriaLabel', message: 'Escape key'})}>esc</Key>
          <Translate id="theme.SearchModal.footer.closeText">to close</Translate>
        </li>
      </ul>
    </footer>
  );
}

function Key({label, children}: {label: string; children: string}): ReactNode {
  return (
    <kbd className={`DocSearch-Commands-Key ${buttonStyles.key}`}>
      <span aria-hidden="true">{children}</span>
      <span className="DocSearch-VisuallyHidden" lang={detectLanguage(label)}>
        {label}
      </span>
    </kbd>
  );
}
