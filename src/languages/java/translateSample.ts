import type {ApiFacts} from '../../content/api/types';
import {annotateSamples} from '../translate/annotateSamples';
import type {SourceSample} from '../types';
import {formatFile, formatMembers, formatStatements} from './formatJava';
import {importsOf} from './imports';
import {classNameOf} from './names';
import {type JavaSample, printJava} from './printJava';

/** The facts of one version of the library, for both languages. */
export interface FactsOfLanguages {
  python: ApiFacts;
  java: ApiFacts;
}

/**
 * Translates a sample to Java, without formatting and imports.
 *
 * @throws {TranslationError} with the line of the sample and the remedy, if it cannot be translated
 */
export function toJava({code, kind, isSync, title, earlier = []}: SourceSample, facts: FactsOfLanguages): JavaSample {
  const programs = annotateSamples([...earlier, code], facts.python, isSync);
  const className = title?.endsWith('.py') ? classNameOf(title) : undefined;
  return printJava(programs.at(-1)!, programs.slice(0, -1), {kind, facts: facts.java, ...(className && {className})});
}

/**
 * Translates a sample to Java as the pages show it.
 *
 * @throws {TranslationError} with the line of the sample and the remedy, if it cannot be translated
 */
export async function translateSample(sample: SourceSample, facts: FactsOfLanguages): Promise<string> {
  const java = toJava(sample, facts);
  if (java.kind === 'file') return formatFile(joinParts([importsOf(java.code, facts.java, false), java.code]));
  const methods = await formatMembers(java.methods);
  const statements = await formatStatements(java.statements);
  const imports = importsOf(`${methods}\n${statements}`, facts.java, true);
  return joinParts([imports, methods, statements]);
}

const joinParts = (parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');
