import Translate, {translate} from '@docusaurus/Translate';
import copyText from 'copy-text-to-clipboard';
import {useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import manifest from '@generated/live-locators/default/manifest';
import type {CallFrame, Engine, FrameEvent, Picked} from '../frameMessages';
import type {LiveLocatorState} from '@site/src/utils/liveLocatorLink';
import AriaPanel from './AriaPanel';
import {readLocator} from './readLocator';
import PageFrame from './PageFrame';
import styles from './styles.module.css';
import LocatorReport, {type LocatorStatus} from './LocatorReport';

interface Props {
  engine: Engine;
  /** The page under test, and the locator and template of the sample. */
  sample: LiveLocatorState;
  /** What the reader came with. Default: the sample. */
  initial?: LiveLocatorState;
  /** Returns the URL that opens this live locator in a state, and puts it into the address bar. */
  createLink: (state: LiveLocatorState) => string;
  onClose: () => void;
}

/** Time without typing after which a changed page is shown. */
const editDelayMs = 300;

/** Time during which the button shows that the link was copied. */
const copiedForMs = 1500;

const {language, version} = manifest;

/** A page under test on which readers try locators: highlights, report, picking, aria snapshot, editable HTML, link. */
export default function LiveLocator({engine, sample, initial = sample, createLink, onClose}: Props): ReactNode {
  const [locator, setLocator] = useState(initial.locator);
  const [html, setHtml] = useState(initial.html);
  const [template, setTemplate] = useState(initial.template ?? '');
  const [page, setPage] = useState({html: initial.html, key: 0});
  const [call, setCall] = useState<CallFrame>();
  const [hasFailed, setHasFailed] = useState(false);
  const [revision, setRevision] = useState(0);
  const [status, setStatus] = useState<LocatorStatus>({kind: 'waiting'});
  const [pointed, setPointed] = useState<Picked>();
  const [isPicking, setIsPicking] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const showPage = useCallback((next: string): void => {
    setCall(undefined);
    setHasFailed(false);
    setIsPicking(false);
    setPointed(undefined);
    setPage(({key}) => ({html: next, key: key + 1}));
  }, []);

  useEffect(() => {
    if (html === page.html) return undefined;
    const timer = setTimeout(() => showPage(html), editDelayMs);
    return () => clearTimeout(timer);
  }, [html, page.html, showPage]);

  useEffect(() => {
    const read = readLocator(engine, language, locator);
    if ('position' in read) {
      setStatus({kind: 'problem', problem: read, text: locator});
      return undefined;
    }
    if (!call) return undefined;
    let isCurrent = true;
    call('find', read.selectors).then(
      (found) => isCurrent && setStatus({kind: 'found', locator: read, found}),
      (error: unknown) => isCurrent && setStatus({kind: 'error', message: (error as Error).message}),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, locator, call, revision]);

  const pick = (isOn: boolean): void => {
    setIsPicking(isOn);
    setPointed(undefined);
    void call?.('pick', isOn);
    if (!isOn) field.current?.focus();
  };

  const takePicked = (picked: Picked): void => {
    setLocator(printPicked(engine, picked));
    pick(false);
  };

  const onEvent = (event: FrameEvent): void => {
    if (event.type === 'changed') setRevision((last) => last + 1);
    else if (event.type === 'pointed') setPointed(event.picked ?? undefined);
    else if (event.type === 'picked' && event.picked) takePicked(event.picked);
  };

  const onPickKey = async (event: KeyboardEvent): Promise<void> => {
    if (!isPicking) return;
    if (event.key === 'Escape') pick(false);
    else if (event.key === 'Enter' && pointed) takePicked(pointed);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setPointed((await call?.('pickNext', event.key === 'ArrowDown' ? 1 : -1)) ?? undefined);
      return;
    } else return;
    event.preventDefault();
  };

  const reset = (): void => {
    setLocator(sample.locator);
    setHtml(sample.html);
    setTemplate(sample.template ?? '');
    showPage(sample.html);
  };

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copyLink = (): void => {
    setIsCopied(copyText(createLink({locator, html, ...(template !== '' && {template})})));
  };

  const matches = status.kind === 'found' ? status.found.matches : [];
  // The snapshot shows the roles and names that would match.
  const isUnmatched = status.kind === 'found' && matches.length === 0;
  const target = status.kind === 'found' && matches.length === 1 ? status.locator.selectors : [];

  return (
    <section
      className={styles.live}
      tabIndex={-1}
      aria-label={translate({id: 'liveLocator.name', message: 'Live locator'})}
      data-state={call ? status.kind : 'loading'}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          <Translate id="liveLocator.locator">Locator</Translate>
        </label>
        <input
          ref={field}
          id={id}
          className={styles.code}
          value={locator}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={({target: {value}}) => setLocator(value)}
        />
        <button
          type="button"
          className="quiet-button"
          aria-pressed={isPicking}
          disabled={!call}
          onClick={() => pick(!isPicking)}
          onKeyDown={(event) => void onPickKey(event)}>
          <Translate id="liveLocator.pick">Pick an element</Translate>
        </button>
      </div>
      {isPicking && (
        <p className={styles.status} role="status">
          {pointed ? (
            <code>{printPicked(engine, pointed)}</code>
          ) : (
            <Translate id="liveLocator.pick.hint">
              Point at an element and click it, or move with the arrow keys and press Enter. Escape ends this.
            </Translate>
          )}
        </p>
      )}
      {hasFailed ? (
        <p className={styles.status} role="alert">
          <Translate id="liveLocator.failed">The page cannot be loaded.</Translate>{' '}
          <button type="button" className="quiet-button" onClick={() => showPage(html)}>
            Retry
          </button>
        </p>
      ) : (
        <PageFrame
          key={page.key}
          engine={engine}
          html={page.html}
          matches={matches}
          pointed={pointed?.box}
          onConnect={(connected) => setCall(() => connected)}
          onFail={() => setHasFailed(true)}
          onEvent={onEvent}
        />
      )}
      <LocatorReport status={status} language={language} />
      <details className={styles.more}>
        <summary>
          <Translate id="liveLocator.html">Edit the HTML of the page</Translate>
        </summary>
        <textarea
          className={styles.code}
          aria-label={translate({id: 'liveLocator.html', message: 'Edit the HTML of the page'})}
          rows={Math.min(16, html.split('\n').length + 1)}
          spellCheck={false}
          value={html}
          onChange={({target: {value}}) => setHtml(value)}
        />
      </details>
      <details className={styles.more} open={sample.template !== undefined || isUnmatched}>
        <summary>
          <Translate id="liveLocator.aria">Aria snapshot</Translate>
        </summary>
        {call && (
          <AriaPanel
            engine={engine}
            call={call}
            selectors={target}
            revision={revision}
            template={template}
            onTemplate={setTemplate}
          />
        )}
      </details>
      <p className={styles.row}>
        <button type="button" className="quiet-button" onClick={reset}>
          <Translate id="liveLocator.reset">Reset</Translate>
        </button>
        <button type="button" className="quiet-button" onClick={copyLink}>
          {isCopied ? (
            <Translate id="theme.CodeBlock.copied">Copied</Translate>
          ) : (
            <Translate id="liveLocator.link">Copy a link to this state</Translate>
          )}
        </button>
        <button type="button" className="quiet-button" onClick={onClose}>
          <Translate id="liveLocator.close">Close</Translate>
        </button>
        <span className={styles.version}>
          <Translate id="liveLocator.version" values={{version}}>
            {'Code of Playwright {version}'}
          </Translate>
        </span>
      </p>
    </section>
  );
}

/** Prints the locator that codegen generates for an element. */
function printPicked(engine: Engine, {selectors}: Picked): string {
  return `page.${engine.asLocator(language, selectors.join(' >> internal:control=enter-frame >> '))}`;
}
