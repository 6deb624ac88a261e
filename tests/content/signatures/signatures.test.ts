// cspell:ignore javap
/**
 * Compares each signature that the reference of .NET and Java shows with the library: for .NET with the types of the
 * published package, for Java, compiled, with the classes of the published jar.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFactsFile} from '../../../src/content/api/factsFile';
import {distinctVersions} from '../../../src/content/versions';
import type {EditionName} from '../../../src/data/editions';
import {dotnet} from '../../../src/languages/dotnet';
import {java as javaLanguage} from '../../../src/languages/java';
import {root} from '../../../src/utils/root';
import {type DotnetType, readDotnetTypes} from '../../../tools/facts/dotnetTypes';
import {missingDotnet, findJava} from '../../../tools/system/findCompilers';
import {compileJava} from '../../../tools/samples/java/compileJava';
import {fetchCompileJars} from '../../../tools/samples/java/jars';
import {folderWith} from '../../lib/folderWith';

const folder = folderWith();
const isCi = process.env.CI !== undefined;
const librariesOf = (edition: EditionName): string[] => distinctVersions().map(({releases}) => releases[edition]);

/** Returns the shown signatures by class. A section with several declarations shows one in each line. */
function shownSignatures(name: 'java' | 'dotnet', release: string): Map<string, string[]> {
  const language = {java: javaLanguage, dotnet}[name];
  const {classes} = readFactsFile(path.join(root, 'editions', name, 'facts', `${release}.json`));
  return new Map(
    Object.entries(classes)
      .filter(([, {removed}]) => removed === undefined)
      .map(([className, {id, members}]) => {
        const receiver = language.receiverOf(className, id);
        const lines = members.flatMap((member) =>
          language.writeSignature(member, receiver, className).text.split('\n'),
        );
        return [className, [...new Set(lines)]];
      }),
  );
}

/** Member that the official reference of .NET does not have either. */
const hiddenInDotnet = 'SetDefaultExpectTimeout';

/** Declaration of the interface `IAsyncDisposable`, which only some pages show. */
const inherited = 'ValueTask DisposeAsync()';

/** Returns all declarations of a type of .NET, as pages show them. */
function declarationsOf({base, methods, properties, events}: DotnetType): string[] {
  return [
    ...(base.includes('IAsyncDisposable') ? [inherited] : []),
    ...events.map(({type, name}) => `event ${type} ${name}`),
    ...properties.map(({type, name}) => `${type} ${name} { get; }`),
    ...Object.entries(methods)
      .filter(([method]) => method !== hiddenInDotnet)
      .flatMap(([method, overloads]) =>
        overloads.map(({params, returns, typeParams, static: isStatic}) => {
          const list = params.map(({type, name, optional}) => `${type} ${name}${optional ? ' = default' : ''}`);
          return `${isStatic ? 'static ' : ''}${returns} ${method}${typeParams ? `<${typeParams}>` : ''}(${list.join(', ')})`;
        }),
      ),
  ];
}

describe.each(librariesOf('dotnet'))('signatures of .NET %s', (release) => {
  const shown = shownSignatures('dotnet', release);

  it.skipIf(missingDotnet() !== undefined && !isCi)(
    'are the declarations of the library, and all of them',
    {timeout: 120_000},
    async () => {
      const types = await readDotnetTypes(release);
      const problems: string[] = [];
      let count = 0;
      for (const [className, signatures] of shown) {
        const name =
          {PlaywrightAssertions: 'Assertions', TimeoutError: 'TimeoutException'}[className] ?? `I${className}`;
        const type = types[name];
        const declared = new Set(type && signatures.length > 0 ? declarationsOf(type) : []);
        for (const signature of signatures) {
          // Names that are words of C# have an @.
          if (declared.delete(signature.replaceAll('@', ''))) count++;
          else problems.push(`${name} does not declare ${signature}`);
        }
        declared.delete(inherited);
        for (const missing of declared) problems.push(`the page of ${className} does not show ${missing}`);
      }
      const all = [...shown.values()].flat().length;
      console.log(`.NET ${release}: ${count} of ${all} signatures are those of the library`);
      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(700);
    },
  );
});

/** Returns the public methods of compiled classes as javap prints them, sorted, without modifiers that shown classes need. */
function printMethods(classPath: string, classNames: string[]): string[] {
  const {stdout} = spawnSync('javap', ['-public', '-cp', classPath, ...classNames], {encoding: 'utf8'});
  return stdout.split(/^Compiled from "(?:Shown)?/m).flatMap((text) => {
    const className = text.split('.')[0];
    const methods = text.replace(/\b(?:abstract|default|native) /g, '').match(/(?<=^ +public ).* \S+\(.*\)/gm) ?? [];
    return methods.map((method) => `${className}: ${method}`).sort();
  });
}

describe.each(librariesOf('java'))('signatures of Java %s', (release) => {
  it.skipIf(!findJava() && !isCi)(
    'compile, are the methods of the library, and all of them',
    {timeout: 120_000},
    async () => {
      const jars = await fetchCompileJars(release);
      const packageOf = (className: string): string =>
        `com.microsoft.playwright${{FormData: '.options', RequestOptions: '.options'}[className] ?? (className.endsWith('Assertions') ? '.assertions' : '')}`;
      const sources = path.join(folder, `java-${release}`);
      const classes = path.join(folder, `classes-${release}`);
      mkdirSync(sources);
      const shown = [...shownSignatures('java', release)].filter(([, signatures]) => signatures.length > 0);
      const files = shown.map(([className, signatures]) => {
        const members = signatures.map((signature) => `public native ${signature};`);
        const target = path.join(sources, `Shown${className}.java`);
        const imports = ['*', 'assertions.*', 'options.*'].map((each) => `import com.microsoft.playwright.${each};`);
        writeFileSync(
          target,
          `package shown;\n${imports.join('\n')}\nimport com.google.gson.JsonObject;\nimport java.io.InputStream;\nimport java.nio.file.Path;\nimport java.util.*;\nimport java.util.function.*;\nimport java.util.regex.Pattern;\npublic class Shown${className} {\n${members.join('\n')}\n}\n`,
        );
        return target;
      });
      expect(compileJava(files, jars, classes)).toEqual([]);
      const classPath = [...jars, classes].join(path.delimiter);
      const names = shown.map(([className]) => className);
      const shownNames = names.map((name) => `shown.Shown${name}`);
      const realNames = names.map((name) => `${packageOf(name)}.${name}`);
      const real = printMethods(classPath, realNames);
      expect(printMethods(classPath, shownNames)).toEqual(real);
      console.log(`Java ${release}: ${real.length} signatures are those of the library`);
      expect(real.length).toBeGreaterThan(700);
    },
  );
});
