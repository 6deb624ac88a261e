import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {CallFrame, Engine, FrameCalls} from '../frameMessages';
import styles from './styles.module.css';

interface Props {
  engine: Engine;
  call: CallFrame;
  /** The only element that the locator matches; empty for the whole page. */
  selectors: string[];
  /** Changes whenever the page does. */
  revision: number;
  template: string;
  onTemplate: (template: string) => void;
}

/** The error states why the template cannot be read, or the snapshot cannot be taken. */
type Result = ReturnType<FrameCalls['snapshot']> & {error?: string};

/** The aria snapshot of the element or of the page, and a template to compare with. */
export default function AriaPanel({engine, call, selectors, revision, template, onTemplate}: Props): ReactNode {
  const [result, setResult] = useState<Result>();
  const target = selectors.join('\n');

  useEffect(() => {
    let isCurrent = true;
    void compare(engine, call, target === '' ? [] : target.split('\n'), template).then(
      (next) => isCurrent && setResult(next),
    );
    return () => {
      isCurrent = false;
    };
  }, [engine, call, target, template, revision]);

  return (
    <div className={styles.panel}>
      {/* Focusable, because long lines scroll. */}
      <pre className={styles.report} tabIndex={0}>
        {result?.snapshot}
      </pre>
      <label className={styles.label}>
        <Translate id="liveLocator.template">Template to compare with</Translate>
        <textarea
          className={styles.code}
          rows={Math.max(2, template.split('\n').length)}
          spellCheck={false}
          value={template}
          placeholder={'- button "Save"'}
          onChange={({target: {value}}) => onTemplate(value)}
        />
      </label>
      <p role="status" className={styles.status}>
        {result?.matches !== undefined &&
          translate(
            result.matches
              ? {id: 'liveLocator.template.matches', message: 'The template matches.'}
              : {id: 'liveLocator.template.differs', message: 'The template does not match.'},
          )}
      </p>
      {result?.error !== undefined && <pre className={styles.report}>{result.error}</pre>}
    </div>
  );
}

async function compare(engine: Engine, call: CallFrame, selectors: string[], template: string): Promise<Result> {
  try {
    if (template.trim() === '') return await call('snapshot', selectors);
    // Only readers with a template need the YAML parser.
    const {fragment, errors} = engine.parseAriaSnapshot(await import('yaml'), template);
    if (errors.length === 0) return await call('snapshot', selectors, fragment);
    return {...(await call('snapshot', selectors)), error: errors.map(({message}) => message).join('\n')};
  } catch (error) {
    return {snapshot: '', error: (error as Error).message};
  }
}
