import {maxQueryLength} from './searchRequest';

/** Matches the line of a traceback with the message, up to the message: `E  TimeoutError: Locator.click: `. */
const beforeMessage = /^(?:[\w.]*(?:Error|Exception|Warning): (?:[A-Z]\w+\.\w+: )?)+/;
/** Matches a message without a reason. The call log contains it. */
const timeoutOnly = /^Timeout \d+ms exceeded\.?$/;
/** Matches lines of a call log that every action writes. */
const routinePattern =
  /^(?:waiting for (?!element)|attempting |retrying |waiting \d+ms|scrolling into view|done scrolling|locator resolved to)/;

/**
 * Reduces a pasted traceback to the message that says most, because a query is short: the message of the last
 * exception, or, if that is only a timeout, the last line of the call log that names the reason.
 *
 * @returns null for a text that fits into a query, and for a text without an exception
 */
export function condensePaste(text: string): string | null {
  if (text.length <= maxQueryLength) return null;
  const lines = text.split('\n').map(withoutMargin);
  const start = lines.map((line) => beforeMessage.test(line)).lastIndexOf(true);
  if (start < 0) return null;
  const message = lines[start]!.replace(beforeMessage, '');
  if (!timeoutOnly.test(message)) return message;
  const log = lines.slice(lines.indexOf('Call log:', start) + 1);
  return log.filter((line) => line !== '' && !routinePattern.test(line)).at(-1) ?? log.find(Boolean) ?? message;
}

/** Removes what pytest and call logs write before a line: `E`, dashes, and the number of repetitions. */
function withoutMargin(line: string): string {
  return line.replace(/^(?:E\s)?[\s-]*(?:\d+ × )?/, '').trim();
}
