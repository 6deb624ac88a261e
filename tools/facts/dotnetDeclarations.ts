/**
 * The public types of the .NET library as its sources declare them: `editions/dotnet/declarations/VERSION.json`. The facts
 * of the edition come from them, and the C# samples are compiled against them. `npm run roll` writes the file of a new
 * version (`printDotnet.ts`). The files are committed, because no registry that the project uses has the sources.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface DotnetParameter {
  name: string;
  type: string;
  optional?: true;
  params?: true;
}

export interface DotnetMethod {
  params: DotnetParameter[];
  deprecated?: true;
  returns: string;
  /** Names of type parameters, such as `T1, T2`. */
  typeParams?: string;
  static?: true;
  protected?: true;
}

export interface DotnetProperty {
  name: string;
  type: string;
  deprecated?: true;
  /** Name in JSON, if it is another word. */
  json?: string;
  const?: true;
  readonly?: true;
  static?: true;
}

export interface DotnetEvent {
  name: string;
  type: string;
  payload?: string;
  deprecated?: true;
}

/** A type of the library or of a test package. */
export interface DotnetType {
  kind: 'interface' | 'class' | 'options' | 'enum';
  namespace: string;
  /** Types that it extends. */
  base?: string[];
  methods?: Record<string, DotnetMethod[]>;
  properties?: DotnetProperty[];
  events?: DotnetEvent[];
  constructors?: Pick<DotnetMethod, 'params'>[];
  /** Names of an enum, each with the string that the browser protocol uses. */
  values?: [string, string][];
}

/** Types by name. Those of test packages have their namespace in the name. */
export type DotnetTypes = Record<string, DotnetType>;

const folder = 'editions/dotnet/declarations';

const declarationsFile = (version: string): string => `${folder}/${version}.json`;

/**
 * Reads the declarations of a version.
 *
 * @throws {Error} with the file, the type and the remedy
 */
export function loadDeclarations(root: string, version: string): DotnetTypes {
  const file = declarationsFile(version);
  const write = `\`EDITION=dotnet npm run roll -- ${version}\``;
  if (!existsSync(path.join(root, file))) throw new Error(`${file} is missing; write it with ${write}`);
  const invalid = (problem: string): Error =>
    new Error(`${file} ${problem}; restore it from git, or delete it and run ${write}`);
  let content;
  try {
    content = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {version?: unknown; types?: unknown} | null;
  } catch (error) {
    throw invalid(`is not JSON (${(error as Error).message.split('\n')[0]})`);
  }
  if (content?.version !== version) throw invalid(`is of version ${String(content?.version)}`);
  const types = Object.entries((content.types ?? {}) as Record<string, unknown>);
  if (types.length === 0) throw invalid('has no types');
  for (const [name, type] of types) {
    const problem = findProblem(type);
    if (problem !== undefined) throw invalid(`has the type ${name} ${problem}`);
  }
  return Object.fromEntries(types) as DotnetTypes;
}

const kinds = new Set<unknown>(['interface', 'class', 'options', 'enum']);

/** Returns what is wrong with a type of a file. */
function findProblem(value: unknown): string | undefined {
  if (!isRecord(value)) return 'that is not an object';
  const type = value as Partial<DotnetType>;
  if (!kinds.has(type.kind)) return `of the kind ${JSON.stringify(type.kind)}`;
  if (typeof type.namespace !== 'string') return 'without a namespace';
  if (!Object.values(type.values ?? []).every((each) => isStrings(each) && each.length === 2))
    return 'with a value that is not a pair of strings';
  for (const {name, ...typed} of [...(type.properties ?? []), ...(type.events ?? [])])
    if (!isStrings([name, typed.type])) return `whose property or event ${name} has no type`;
  for (const [name, overloads] of Object.entries(type.methods ?? {}))
    for (const {returns, params} of overloads)
      if (!isStrings([returns]) || !params?.every((each) => isStrings([each.name, each.type])))
        return `whose method ${name} has no type, or a parameter without one`;
  return undefined;
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const isStrings = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === 'string');
