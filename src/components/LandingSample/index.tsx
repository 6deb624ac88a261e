import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

/** A test and, below it, the output of a test run, like an editor above a terminal. */
export interface LandingSampleProps {
  /** Language of the code, for the highlighter. */
  language: string;
  file: string;
  code: string;
  command: string;
  output: string[];
}

export default function LandingSample({language, file, code, command, output}: LandingSampleProps): ReactNode {
  return (
    <figure className={styles.sample}>
      <CodeBlock language={language} title={file}>
        {code}
      </CodeBlock>
      <pre className={styles.terminal} tabIndex={0} aria-label={`Output of ${command}`} role="group">
        <span className={styles.prompt}>$ {command}</span>
        {'\n'}
        {output.join('\n')}
      </pre>
    </figure>
  );
}
