import type {ReactNode} from 'react';
import Icon from '../icons';
import {failureHelp, failureTitle} from '../messages';

/** Shown after a failed search until the next keystroke, which retries. */
export default function ErrorScreen(): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <Icon name="offline" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">{failureTitle}</p>
      <p className="DocSearch-Help">{failureHelp}</p>
    </div>
  );
}
