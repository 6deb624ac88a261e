import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import manifest from '@generated/live-locators/default/manifest';
import {connectWindow} from '../connectWindow';
import type {Box, CallFrame, Engine, FrameEvent, Match} from '../frameMessages';
import {testIdAttribute} from './readLocator';
import styles from './styles.module.css';

interface Props {
  engine: Engine;
  html: string;
  /** The elements that match. Those that are not visible have no place. */
  matches: readonly Match[];
  /** The element that the reader points at. */
  pointed: Box | undefined;
  onConnect: (call: CallFrame) => void;
  onFail: () => void;
  onEvent: (event: FrameEvent) => void;
}

/** Height that a frame has at most; longer pages scroll in it. */
const maxHeight = 480;

/** Time after which a frame that does not respond counts as failed. */
const startTimeoutMs = 10_000;

/**
 * The page under test in a sandboxed frame, with numbered highlights of the elements that the locator matches. Mount a new one
 * for other HTML, because scripts of the page run once.
 */
export default function PageFrame({engine, html, matches, pointed, onConnect, onFail, onEvent}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(64);

  useEffect(() => {
    const element = frame.current!;
    let isMounted = true;
    const receive = (event: FrameEvent): void => {
      if (!isMounted) return;
      if (event.type === 'resized') setHeight(Math.min(event.height, maxHeight));
      else onEvent(event);
    };
    const start = (): void => {
      const {injectedScript} = engine;
      const options = {
        sdkLanguage: manifest.language,
        testIdAttributeName: testIdAttribute,
        browserName: browserName(),
      };
      const page = {liveLocators: true, injectedScript, options, html, title: document.title} as const;
      connectWindow(element.contentWindow!, page, receive, startTimeoutMs).then(
        (call) => isMounted && onConnect(call),
        () => isMounted && onFail(),
      );
    };
    // The document of the frame listens as soon as it is loaded.
    element.addEventListener('load', start, {once: true});
    restrictFrames();
    element.src = manifest.frameUrl;
    return () => {
      isMounted = false;
    };
    // A frame shows one page from beginning to end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className={styles.pageFrame} style={{height}}>
      <iframe
        ref={frame}
        className={styles.frame}
        sandbox="allow-scripts"
        title={translate({id: 'liveLocator.frame', message: 'Page under test'})}
      />
      <div className={styles.highlights} aria-hidden="true">
        {matches.map(
          ({box, isVisible}, index) =>
            isVisible && (
              <span key={index} className={styles.highlight} style={place(box)}>
                <span>{index + 1}</span>
              </span>
            ),
        )}
        {pointed && <span className={styles.pointed} style={place(pointed)} />}
      </div>
    </div>
  );
}

/**
 * Allows only the frames that this site uses, so that a page under test cannot load another document into its own frame.
 * Servers that send the policy of the site do this for all pages; other hosts do not.
 */
function restrictFrames(): void {
  const name = 'data-frame-policy';
  if (document.querySelector(`[${name}]`)) return;
  const policy = document.createElement('meta');
  policy.setAttribute(name, '');
  policy.httpEquiv = 'Content-Security-Policy';
  const own = new URL(manifest.frameUrl, window.location.href).href;
  policy.content = `frame-src ${own} ${own.replace(/\.html$/, '')} https://www.youtube-nocookie.com`;
  document.head.append(policy);
}

/** The browser in the terms of the library, whose script works around differences. */
function browserName(): string {
  if (navigator.userAgent.includes('Firefox/')) return 'firefox';
  return navigator.userAgent.includes('Chrome/') ? 'chromium' : 'webkit';
}

const place = ({x, y, width, height}: Box) => ({left: x, top: y, width, height});
