// Change: formats the date without Intl, which is slow to load (see `utils/formatDate.ts`); shows no author, because
// the site does not collect authors (@docusaurus/theme-classic 3.8.1)
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';
import {formatDay} from '@site/src/utils/formatDate';

/** The date of the last change of the page. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{atDate: lastUpdatedAt ? <AtDate date={new Date(lastUpdatedAt)} /> : '', byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {process.env.NODE_ENV === 'development' && <small> (placeholder; builds show the real date)</small>}
    </span>
  );
}

function AtDate({date}: {date: Date}): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      values={{
        date: (
          <b>
            <time dateTime={date.toISOString()} itemProp="dateModified">
              {formatDay(date)}
            </time>
          </b>
        ),
      }}>
      {' on {date}'}
    </Translate>
  );
}
