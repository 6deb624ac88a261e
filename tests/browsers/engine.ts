/** How a browser starts. */
export interface EngineOptions {
  /** Color mode of the system. */
  colorScheme: 'light' | 'dark';
  /** Origin and base URL of the site, with a slash at the end. */
  site: string;
}

/** Names of keys in {@link Tab.press}, as the WebDriver specification and Playwright share them. */
export type Key = 'ArrowDown' | 'Enter' | 'k' | 'v';

/** A real browser, driven by the protocol that its engine supports. */
export interface Engine {
  /** Opens a tab without cookies and storage of the tabs before. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** The only tab of a browser. */
export interface Tab {
  /** Loads a page, and resolves after its load event. The path is below the base URL. */
  goto(path: string): Promise<void>;
  /** Runs a function in the page. The function cannot use variables of the test; arguments and result are JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...parameters: Arguments) => Result,
    ...parameters: Arguments
  ): Promise<Awaited<Result>>;
  /** Moves the mouse to a point of the viewport. */
  moveMouse(x: number, y: number): Promise<void>;
  /** Clicks a point of the viewport with the mouse. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, together with Control if `control` is set. */
  press(key: Key, control?: boolean): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  /** Resizes the viewport. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Returns uncaught exceptions, unhandled rejections and console errors since the tab was opened. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}
