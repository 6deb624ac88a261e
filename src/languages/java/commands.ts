import {createCommandTranslator} from '../createCommandTranslator';

/** Commands of the library, as Maven runs them. Arguments within the quotes of Maven have single quotes. */
export const translateCommand = createCommandTranslator([
  [
    /^(?:python3? -m )?playwright (.*?)(\s+(?:[#|]|&&).*)?$/,
    (_, args = '', rest = '') =>
      `mvn exec:java -e -D exec.mainClass=com.microsoft.playwright.CLI -D exec.args="${args.replaceAll('"', "'")}"${rest}`,
  ],
]);

/** Names a command in a sentence without Maven, because the complete command line makes the sentence unreadable. */
export const translateInlineCommand = (line: string): string | undefined =>
  /^(?:python3? -m )?playwright (.+)$/.exec(line)?.[1] ?? translateCommand(line);
