import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Found, LocatorLanguage} from '../frameMessages';
import type {LocatorProblem, ReadLocator} from './readLocator';
import styles from './styles.module.css';

/** What is known about the locator in the field. */
export type LocatorStatus =
  | {kind: 'waiting'}
  | {kind: 'problem'; problem: LocatorProblem; text: string}
  | {kind: 'error'; message: string}
  | {kind: 'found'; locator: ReadLocator; found: Found};

/** The start of the library's error for an action in each language. */
const actionNames: Record<LocatorLanguage, string> = {
  python: 'Locator.click: ',
  javascript: 'locator.click: ',
  java: '',
  csharp: '',
};

/** Says what an action would do with the locator, and shows the error that a test would report. */
export default function LocatorReport({
  status,
  language,
}: {
  status: LocatorStatus;
  language: LocatorLanguage;
}): ReactNode {
  const report = errorText(status, language);
  return (
    <>
      <p className={styles.status} role="status">
        <Summary status={status} />
      </p>
      {report !== undefined && (
        // Focusable, because long lines scroll.
        <pre className={styles.report} tabIndex={0}>
          {report}
        </pre>
      )}
      {status.kind === 'found' && status.found.matches.length > 0 && (
        <ol className={styles.matches}>
          {status.found.matches.map(({preview, isVisible, isDisabled}, index) => (
            <li key={index}>
              <code>{preview}</code>{' '}
              {!isVisible && status.found.matches.length > 1 && (
                <Translate id="liveLocator.hidden">not visible: actions wait</Translate>
              )}
              {isVisible && isDisabled && <Translate id="liveLocator.disabled">disabled: a click waits</Translate>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Summary({status}: {status: LocatorStatus}): ReactNode {
  if (status.kind === 'waiting') return null;
  if (status.kind === 'problem') {
    return (
      <Translate id="liveLocator.problem" values={{column: status.problem.position + 1}}>
        {'The locator cannot be read from character {column} on:'}
      </Translate>
    );
  }
  if (status.kind === 'error') return <Translate id="liveLocator.error">The library reports an error:</Translate>;
  const count = status.found.matches.length;
  if (count === 0) {
    return (
      <Translate id="liveLocator.none">
        No element matches. An action waits for one, and reports after the timeout:
      </Translate>
    );
  }
  if (count === 1) {
    return status.found.matches[0]!.isVisible ? (
      <Translate id="liveLocator.one">One element matches. An action uses it.</Translate>
    ) : (
      <Translate id="liveLocator.oneHidden">
        One element matches, but it is not visible. An action waits until it is, or until the timeout.
      </Translate>
    );
  }
  return (
    <Translate id="liveLocator.many" values={{count}}>
      {'{count} elements match. An action fails immediately:'}
    </Translate>
  );
}

/** Returns the error in the words of the library. */
function errorText(status: LocatorStatus, language: LocatorLanguage): string | undefined {
  if (status.kind === 'problem') {
    const {text, problem} = status;
    return `${text.replaceAll(/\s/g, ' ')}\n${' '.repeat(problem.position)}^\n${problem.message}`;
  }
  if (status.kind === 'error') return status.message;
  if (status.kind === 'waiting') return undefined;
  const {found, locator} = status;
  if (found.strictError !== undefined) return `${actionNames[language]}Error: ${found.strictError}`;
  if (found.matches.length > 0) return undefined;
  return `${actionNames[language]}Timeout 30000ms exceeded.\nCall log:\n  - waiting for ${locator.printed}`;
}
