import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {firstTest, ways} from '@edition/landing';
import LandingSample from '@site/src/components/LandingSample';
import Strength from '@site/src/components/Strength';
import styles from './styles.module.css';

/** What the landing page says: what the tool does and for whom, a first test, strengths with links. */
export default function Landing(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.heroInner}>
          <div>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <Heading as="h1">Test the web from Python, in every browser engine</Heading>
            <p className={styles.lead}>
              Playwright drives Chromium, Firefox and WebKit with one API. It waits until a page is ready, finds what a
              person would find, and shows what happened when a test fails.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/docs/intro">
                Get started
              </Link>
              <Link className="button button--outline button--primary button--lg" to="/docs/api/class-playwright">
                API reference
              </Link>
            </p>
            <pre className={styles.install} tabIndex={0} aria-label="Install" role="group">
              pip install pytest-playwright{'\n'}playwright install
            </pre>
          </div>
          <LandingSample
            file={firstTest.file}
            code={firstTest.code}
            command="pytest"
            output={['test_example.py ..                                   [100%]', '2 passed']}
          />
        </div>
      </header>

      <section className={styles.section} aria-labelledby="strengths">
        <Heading as="h2" id="strengths">
          What makes tests quick to write and calm to run
        </Heading>
        <ul className={styles.strengths}>
          <Strength drawing="waiting" title="No sleeps" link={{label: 'How waiting works', to: '/docs/actionability'}}>
            Every action waits until its element is visible, still and enabled. Every assertion tries again until it
            holds or its time is up.
          </Strength>
          <Strength
            drawing="locators"
            title="Locators people understand"
            link={{label: 'Find elements', to: '/docs/locators'}}>
            Say “the button named Save” instead of a path through the markup. A locator that fits two elements is an
            error, not a guess.
          </Strength>
          <Strength
            drawing="isolation"
            title="A clean browser for each test"
            link={{label: 'Isolate tests', to: '/docs/browser-contexts'}}>
            Contexts are separate profiles in one browser: own cookies, own storage, ready in milliseconds. Two users in
            one test are two contexts.
          </Strength>
          <Strength
            drawing="traces"
            title="Failures you can replay"
            link={{label: 'Open a trace', to: '/docs/trace-viewer-intro'}}>
            A trace keeps each step with the page before and after it, the network, the console and your source, from
            your laptop or from CI.
          </Strength>
        </ul>
      </section>

      <section className={styles.section} aria-labelledby="ways">
        <Heading as="h2" id="ways">
          Three ways in
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

      <section className={styles.about} aria-labelledby="about">
        <div className={styles.aboutInner}>
          <Heading as="h2" id="about">
            Documentation you can trust
          </Heading>
          <p>
            Signatures, types and parameters on this site are read from the released library. Its Python samples are
            type-checked, and run against a real browser wherever that is possible, for the stable version and for the
            one to come. Questions are welcome in the <Link to="/community/welcome">community</Link>.
          </p>
        </div>
      </section>
    </>
  );
}
