/** What the code of the library offers, and the messages between the site and the frame with the page under test. */

/** Languages in the terms of the library. */
export type LocatorLanguage = 'python' | 'javascript' | 'java' | 'csharp';

/** A selector of the library in parts. Its structure belongs to the library. */
export type ParsedSelector = object;

/** What `extractEngine` exports: functions of the library, and the script that it runs in pages. */
export interface Engine {
  /** Classes that parse a locator without `page.`. Their method throws an error if it cannot be read. */
  parsers: Record<LocatorLanguage, new (locator: string, testIdAttribute: string) => {parse(): ParsedSelector}>;
  asLocator(language: LocatorLanguage, selector: string): string;
  /** Splits a selector where it enters a frame. @throws {Error} for a selector that does not end in an element */
  splitSelectorByFrame(selector: string): {chunks: ParsedSelector[]; anyFrame: boolean};
  stringifySelector(selector: ParsedSelector): string;
  /** Parses the template of an aria snapshot with the package yaml. */
  parseAriaSnapshot(yaml: unknown, text: string): {fragment: object; errors: {message: string}[]};
  injectedScript: string;
}

/** A part of the frame's viewport, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Match {
  /** Its HTML in one line, as the library prints it. */
  preview: string;
  isVisible: boolean;
  isDisabled: boolean;
  box: Box;
}

export interface Found {
  matches: Match[];
  /** The library's error for actions, if several elements match. */
  strictError?: string;
}

/** An element that the reader points at: a selector for each frame around it, and one for itself. */
export interface Picked {
  selectors: string[];
  box: Box;
}

/** The calls that the page in the frame handles. Selectors are lists: one for each frame to enter, and the last one. */
export interface FrameCalls {
  find(selectors: string[]): Found;
  /** Returns the aria snapshot of the element, or of the page without selectors, and whether a parsed template matches. */
  snapshot(selectors: string[], template?: object): {snapshot: string; matches?: boolean};
  /** Starts or stops the report of the element under the pointer. */
  pick(isOn: boolean): void;
  /** Moves to the next or previous visible element, for the keyboard. */
  pickNext(step: 1 | -1): Picked | null;
}

/** Calls a function of the page in the frame. Rejects with the message of the library. */
export type CallFrame = <Name extends keyof FrameCalls>(
  name: Name,
  ...args: Parameters<FrameCalls[Name]>
) => Promise<ReturnType<FrameCalls[Name]>>;

/** What the page in the frame reports without a call. */
export type FrameEvent =
  | {type: 'resized'; height: number}
  /** Content, positions or sizes changed: what a locator matches may be different. */
  | {type: 'changed'}
  | {type: 'pointed' | 'picked'; picked: Picked | null};

/** The first message to the page in the frame, together with the port for calls and events. */
export interface FrameStart {
  liveLocators: true;
  injectedScript: string;
  options: {sdkLanguage: LocatorLanguage; testIdAttributeName: string; browserName: string};
  /** The page under test. A frame inside of it has its own page already. */
  html?: string;
  title?: string;
}

/** Response to a call, with its number. */
export type FrameResponse = {id: number; result: unknown} | {id: number; error: string};
