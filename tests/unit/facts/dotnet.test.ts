import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFactsFile} from '../../../src/content/api/loadFacts';
import {libraryOfEdition, versions} from '../../../src/content/versions';
import {createStubs, skipped} from '../../../tools/edition-samples/csharp/createStubs';
import {readDotnet} from '../../../tools/facts/dotnet';
import {declarationsFile, type DotnetTypes, loadDeclarations} from '../../../tools/facts/dotnetDeclarations';
import {readDotnetSources} from '../../../tools/facts/fetchSources';
import {printDotnet} from '../../../tools/facts/printDotnet';
import {folderWith} from '../folderWith';

const root = path.resolve(__dirname, '../../..');
const version = libraryOfEdition(versions.next.library, 'dotnet');

/** Two files with what the sources of the library contain, in their style. */
const sources = [
  `// A file of its own.
using System;
#nullable enable
namespace Microsoft.Playwright;

/// <summary>A text with public class Wrong { }</summary>
public partial interface IExample
{
    [Obsolete("Use another one.")]
    Task<IReadOnlyList<KeyValuePair<string, int>>?> OldAsync<T, TResult>(
        Func<T,
            TResult> @event, ExampleOptions? options = default);

    string Name { get; }
    string Text { get; set; }
    [System.Obsolete] event EventHandler<IExample> Close;
}

public class ExampleOptions
{
    public ExampleOptions() { }
    public ExampleOptions(ExampleOptions clone) { Size = clone.Size; }

    [JsonPropertyName("size")]
    public int? Size { get; set; }
    [JsonPropertyName("screen")]
    public string? ScreenSize { get; set; }
    internal string? Hidden { get; set; }
}

public enum ExampleKind
{
    [EnumMember(Value = "top-left")]
    TopLeft,
}

internal class ExampleHidden { }
`,
  `namespace Microsoft.Playwright;

public partial interface IExample : IAsyncDisposable
{
    string this[string name] { get; }
    event EventHandler Open;
}
`,
  `namespace Microsoft.Playwright.NUnit
{
    public class ExampleTest : Exception
    {
        public const string First = "a", Second = "b";
        public static ExampleTest None => new();
        private int _hidden;
        public ExampleTest(params string[] names) { }
        protected virtual void Set() { }
        public static void Run() { }
        public enum Nested { One }
    }
}
`,
];

const example: DotnetTypes = {
  ExampleKind: {kind: 'enum', namespace: 'Microsoft.Playwright', values: [['TopLeft', 'top-left']]},
  ExampleOptions: {
    kind: 'options',
    namespace: 'Microsoft.Playwright',
    properties: [
      {name: 'Size', type: 'int?'},
      {name: 'ScreenSize', type: 'string?', json: 'screen'},
    ],
  },
  IExample: {
    kind: 'interface',
    namespace: 'Microsoft.Playwright',
    base: ['IAsyncDisposable'],
    methods: {
      OldAsync: [
        {
          params: [
            {name: 'event', type: 'Func<T, TResult>'},
            {name: 'options', type: 'ExampleOptions?', optional: true},
          ],
          deprecated: true,
          returns: 'Task<IReadOnlyList<KeyValuePair<string, int>>?>',
          typeParams: 'T, TResult',
        },
      ],
    },
    properties: [
      {name: 'Name', type: 'string', readonly: true},
      {name: 'Text', type: 'string'},
      {name: 'this[string name]', type: 'string', readonly: true},
    ],
    events: [
      {name: 'Close', type: 'EventHandler<IExample>', payload: 'IExample', deprecated: true},
      {name: 'Open', type: 'EventHandler'},
    ],
  },
  'Microsoft.Playwright.NUnit.ExampleTest': {
    kind: 'class',
    namespace: 'Microsoft.Playwright.NUnit',
    base: ['Exception'],
    methods: {
      Set: [{params: [], returns: 'void', protected: true}],
      Run: [{params: [], returns: 'void', static: true}],
    },
    properties: [
      {name: 'First', type: 'string', const: true},
      {name: 'Second', type: 'string', const: true},
      {name: 'None', type: 'ExampleTest', readonly: true, static: true},
    ],
    constructors: [{params: [{name: 'names', type: 'string[]', params: true}]}],
  },
};

/** Returns declarations with only what `createStubs()` writes. */
function asStubs(types: DotnetTypes): DotnetTypes {
  const kept = Object.entries(types).filter(([name]) => !skipped.test(name));
  const text = JSON.stringify(Object.fromEntries(kept), (key, value: unknown) =>
    ['deprecated', 'json', 'readonly'].includes(key) ? undefined : key === 'values' ? namesOf(value) : value,
  );
  return JSON.parse(text) as DotnetTypes;
}

const namesOf = (values: unknown): string[] => (values as [string, string][]).map(([name]) => name);

// Roslyn starts only once, because that takes seconds.
it('declarations of .NET are printed from its sources, and are the same after they were written as C#', () => {
  const text = printDotnet(version, [...sources, createStubs(root, version)]);
  const {types} = JSON.parse(text) as {types: DotnetTypes};
  expect(types).toMatchObject(example);
  expect(asStubs(types)).toEqual(asStubs({...loadDeclarations(root, version), ...example}));
}, 180_000);

describe('the sources of .NET', () => {
  const archive = (...files: string[]): string => {
    const name = `playwright-dotnet-${version}`;
    const folder = folderWith(Object.fromEntries(files.map((file) => [`${name}/src/${file}`, file])));
    mkdirSync(path.join(folder, '.cache/github'), {recursive: true});
    execFileSync('tar', ['czf', `.cache/github/${name}.tar.gz`, name], {cwd: folder});
    return folder;
  };

  it('are read from an archive in the cache, sorted by path, without tests and tools', async () => {
    const packages = ['MSTest', 'NUnit', 'TestAdapter', 'Xunit'].map((name) => `Playwright.${name}/PageTest.cs`);
    const files = ['Playwright/API/Generated/IPage.cs', 'Playwright/API/Supplements/IPage.cs', ...packages];
    const root = archive('Playwright.Tests/PageTests.cs', ...[...files].reverse(), 'Playwright/Playwright.csproj');
    expect(await readDotnetSources(root, version)).toEqual(files);
  });

  it('name a folder that they do not have', async () => {
    await expect(readDotnetSources(archive('Playwright/IPage.cs'), version)).rejects.toThrow(
      `src/Playwright.MSTest is missing; correct dotnetFolders in tools/facts/fetchSources.ts`,
    );
  });
});

describe('declarations that cannot be used stop with the file and the remedy:', () => {
  const load = (text?: string) => () => {
    const folder = folderWith(text === undefined ? {} : {[declarationsFile(version)]: text});
    return loadDeclarations(folder, version);
  };
  const types = JSON.stringify({version, types: loadDeclarations(root, version)});
  const command = `EDITION=dotnet npm run roll -- ${version}`;

  it('a missing file', () => {
    expect(load()).toThrow(`${declarationsFile(version)} is missing; write it with \`${command}\``);
  });

  it.each([
    ['no JSON', types.slice(0, 100), 'is not JSON'],
    ['another version', types.replace(version, '1.0.0'), 'is of version 1.0.0'],
    ['no types', JSON.stringify({version}), 'has no types'],
    [
      'an unknown kind',
      types.replace('"kind":"options"', '"kind":"option"'),
      'has the type APIRequestContextOptions of the kind "option"',
    ],
    [
      'a type without its namespace',
      types.replace('"namespace":', '"name":'),
      'has the type APIRequestContextOptions without a namespace',
    ],
    [
      'a property without its type',
      types.replace('"type":"bool?"', '"kind":"bool?"'),
      'has the type APIRequestContextOptions whose property or event FailOnStatusCode has no type',
    ],
    [
      'a method without its type',
      types.replace('"returns":', '"gives":'),
      'has the type Assertions whose method SetDefaultExpectTimeout has no type',
    ],
    [
      'an enum without the values of the protocol',
      types.replace('["Top","top"]', '"Top"'),
      'has the type AnnotatePosition with a value that is not a pair',
    ],
  ])('%s', (_, text, problem) => {
    expect(load(text)).toThrow(`${declarationsFile(version)} ${problem}`);
    expect(load(text)).toThrow(`; restore it from git, or delete it and run \`${command}\``);
  });
});

describe('required members of objects', () => {
  const {types} = readDotnet(root, version);
  const keysOf = (type: string) => {
    const entry = types[type]!;
    return 'keys' in entry ? entry.keys : [];
  };
  const requiredOf = (type: string) => keysOf(type).flatMap(({name, required}) => (required ? [name] : []));

  it.each([
    ['Cookie', ['Name', 'Value']],
    ['Clip', ['X', 'Y', 'Width', 'Height']],
    ['Geolocation', ['Latitude', 'Longitude']],
    ['Proxy', ['Server']],
    ['ClientCertificate', ['Origin']],
    ['Margin', []],
  ])('%s requires %j', (type, names) => {
    expect(requiredOf(type)).toEqual(names);
  });

  it('are not constants or static properties', () => {
    expect(requiredOf('DialogType')).toEqual([]);
    expect(requiredOf('ViewportSize')).toEqual(['Width', 'Height']);
  });

  it('include every one that Java requires', () => {
    const library = libraryOfEdition(versions.next.library, 'java');
    const java = Object.entries(readFactsFile(path.join(root, `editions/java/facts/${library}.json`)).types);
    const wanted = java.flatMap(([type, entry]) =>
      'keys' in entry && type in types
        ? entry.keys.filter(({required}) => required).map(({name}) => `${type}.${name.toLowerCase()}`)
        : [],
    );
    expect(wanted.length).toBeGreaterThan(20);
    const required = Object.keys(types).flatMap((type) =>
      requiredOf(type).map((name) => `${type}.${name.toLowerCase()}`),
    );
    expect(wanted.filter((name) => !required.includes(name))).toEqual([]);
  });
});
