/** Runs in the browser: answers what live locators find, with the code of the site. */
import {connectFrame} from '../../src/plugins/live-locators/ui/connectFrame';
import {readLocator} from '../../src/plugins/live-locators/ui/readLocator';
import type {CallFrame, Engine, LocatorLanguage} from '../../src/plugins/live-locators/engineTypes';

/** What is compared with the library. */
export interface Answer {
  /** Places of the matches in document order. */
  positions?: number[];
  strictError?: string;
  /** Aria snapshot of the only match. */
  snapshot?: string;
  error?: string;
}

interface Case {
  html: string;
  locator: string;
}

export interface Harness {
  answerAll: typeof answerAll;
}

/** Answers cases, with one frame for successive cases of the same page. */
async function answerAll(cases: readonly Case[], language: LocatorLanguage): Promise<Answer[]> {
  const engine = (await import('./engine.mjs' as string)) as Engine;
  const answers: Answer[] = [];
  let shown: string | undefined;
  let call: CallFrame | undefined;
  for (const {html, locator} of cases) {
    if (html !== shown) {
      document.querySelector('iframe')?.remove();
      call = await show(engine, html, language);
      shown = html;
    }
    answers.push(await answer(engine, call!, locator, language));
  }
  return answers;
}

Object.assign(globalThis, {answerAll} satisfies Harness);

async function show(engine: Engine, html: string, language: LocatorLanguage): Promise<CallFrame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = 'width: 1280px; height: 720px';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  frame.src = '/frame.html';
  document.body.append(frame);
  await loaded;
  const body = /<body>([^]*)<\/body>/.exec(html)![1]!;
  // Before its first layout, nothing in a page is visible. The component finds again when the page reports its height.
  let onLayout: () => void;
  const laidOut = new Promise<void>((resolve) => (onLayout = resolve));
  const call = await connectFrame(frame, engine, {html: body, title: '', language}, ({type}) => {
    if (type === 'resized') onLayout();
  });
  await Promise.race([laidOut, new Promise((resolve) => setTimeout(resolve, 2000))]);
  return call;
}

async function answer(engine: Engine, call: CallFrame, locator: string, language: LocatorLanguage): Promise<Answer> {
  const read = readLocator(engine, language, locator);
  if ('position' in read) return {error: read.message};
  try {
    const {matches, strictError} = await call('find', read.selectors);
    return {
      positions: matches.map(({position}) => position),
      ...(strictError !== undefined && {strictError: strictError.trimEnd()}),
      ...(matches.length === 1 && (await call('snapshot', read.selectors))),
    };
  } catch (error) {
    return {error: (error as Error).message};
  }
}
