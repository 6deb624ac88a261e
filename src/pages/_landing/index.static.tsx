import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {landing} from '@edition/landing';
import CodeBlock from '@theme/CodeBlock';
import {strengths} from './strengths';
import styles from './styles.module.css';

const apiReference = '/docs/api/class-playwright';

/** The content of the landing page: what Playwright does, a first test, strengths with links, and ways to start. */
export default function Landing(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {heading, install, sample, start, ways, samplesText} = landing;
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <Heading as="h1">{heading}</Heading>
            <p className={styles.lead}>
              Playwright controls Chromium, Firefox and WebKit with one API. It waits until elements are ready, finds
              elements the way users do, and shows what happened when a test fails.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to={start.to}>
                {start.label}
              </Link>
              {start.to !== apiReference && (
                <Link className="button button--outline button--primary button--lg" to={apiReference}>
                  API reference
                </Link>
              )}
            </p>
            <pre translate="no" className={styles.install} tabIndex={0} aria-label="Install" role="group">
              {install}
            </pre>
          </div>
          {/* Like an editor above a terminal. */}
          <figure className={styles.sample}>
            <CodeBlock language={sample.language} title={sample.file}>
              {sample.code}
            </CodeBlock>
            <pre
              translate="no"
              className={styles.terminal}
              tabIndex={0}
              aria-label={`Output of ${sample.command}`}
              role="group">
              <span className={styles.prompt}>$ {sample.command}</span>
              {'\n'}
              {sample.output.join('\n')}
            </pre>
          </figure>
        </div>
      </header>

      <section className={styles.section} aria-labelledby="strengths">
        <Heading as="h2" id="strengths">
          Tests that are quick to write and reliable to run
        </Heading>
        <ul className={`clean-list ${styles.strengths}`}>
          {strengths.map(({title, text, link, drawing}) => (
            <li key={title} className={styles.strength}>
              <svg className={styles.drawing} viewBox="0 0 120 72" aria-hidden="true">
                {drawing}
              </svg>
              <Heading as="h3">{title}</Heading>
              <p>{text}</p>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </section>

      {ways.length > 0 && (
        <section className={styles.section} aria-labelledby="ways">
          <Heading as="h2" id="ways">
            Three ways to start
          </Heading>
          <div className={styles.ways}>
            {ways.map(({title, text, link}) => (
              <div key={title} className={styles.way}>
                <Heading as="h3">{title}</Heading>
                <p>{text}</p>
                <Link to={link.to}>{link.label}</Link>
              </div>
            ))}
          </div>
        </section>
      )}

      <section className={styles.about} aria-labelledby="about">
        <div className={styles.aboutInner}>
          <Heading as="h2" id="about">
            Documentation you can trust
          </Heading>
          <p>
            The signatures, types and parameters on this site come from the released library. {samplesText} Ask
            questions in the <Link to="/community/welcome">community</Link>.
          </p>
        </div>
      </section>
    </>
  );
}
