import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {projectName, writeProject} from './runProjects';
import type {ShownProject} from '../readShownPage';
import {PackageError, projectModules, sharedModules} from './projectModules';
import type {PageProblem} from '../problems';

/** Files that the type checker reads. JavaScript files are read only for their types. */
const typed = /\.[cm]?tsx?$/;

/** Options that make the check strict. */
export const requiredOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};
/** Options that a `tsconfig.json` can change. */
export const defaultOptions: ts.CompilerOptions = {
  esModuleInterop: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: ['node'],
};

/**
 * Type-checks projects strictly against the published packages, each as one program: its configuration and its tests. The
 * compiler options of its `tsconfig.json` apply, except those that make the check less strict. Files with the option
 * `type-error` must have an error with this text.
 *
 * @throws {Error} if the library cannot be downloaded
 */
export function checkProjects(root: string, release: string, projects: ShownProject[]): PageProblem[] {
  if (projects.length === 0) return [];
  const folder = path.join(root, '.cache/samples', `projects-${release}`);
  rmSync(folder, {recursive: true, force: true});
  const shared = sharedModules(release);
  const sources = new Map<string, ts.SourceFile | undefined>();
  return projects.flatMap((project) => {
    const own = path.join(folder, projectName(project));
    try {
      const modules = projectModules(project, release, shared);
      writeProject(own, project, modules);
      return check(own, project, [modules, shared], sources);
    } catch (error) {
      if (!(error instanceof PackageError)) throw error;
      return [{page: project.page, line: error.line, message: error.message, details: []}];
    }
  });
}

function check(
  folder: string,
  project: ShownProject,
  modules: string[],
  sources: Map<string, ts.SourceFile | undefined>,
): PageProblem[] {
  const files = new Map(project.files.map((file) => [path.join(folder, file.title), file]));
  const roots = [...files.keys()].filter((file) => typed.test(file));
  const options: ts.CompilerOptions = {
    ...defaultOptions,
    ...readCompilerOptions(folder),
    ...requiredOptions,
    typeRoots: [...new Set(modules)].map((each) => path.join(each, '@types')),
  };
  const program = ts.createProgram(roots, options, hostWith(options, folder, sources));
  return roots.flatMap((name) => {
    const {line, title, typeError} = files.get(name)!;
    const found = findTypeErrors(program, name);
    const isExpected = ({message}: {message: string}) => typeError !== undefined && message.includes(typeError);
    const problems = found
      .filter((each) => !isExpected(each))
      .map(({message, index, code}) => ({
        page: project.page,
        line: line + 1 + index,
        message: `TypeScript: ${message}; correct ${title} of the project "${project.name}"`,
        details: [code],
      }));
    if (typeError !== undefined && !found.some(isExpected))
      problems.push({
        page: project.page,
        line,
        message: `TypeScript does not report "${typeError}" in ${title}; correct "type-error"`,
        details: [],
      });
    return problems;
  });
}

/** Returns the errors in a file of a program, each with the index and the text of its line. */
export function findTypeErrors(program: ts.Program, file: string): {message: string; index: number; code: string}[] {
  const source = program.getSourceFile(file)!;
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({messageText, start}) => {
      const index = source.getLineAndCharacterOfPosition(start ?? 0).line;
      const message = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
      return {message, index, code: source.text.split('\n')[index]!.trim()};
    },
  );
}

function readCompilerOptions(folder: string): ts.CompilerOptions {
  const file = path.join(folder, 'tsconfig.json');
  if (!existsSync(file)) return {};
  const {config} = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {config?: unknown};
  return ts.parseJsonConfigFileContent(config ?? {}, ts.sys, folder).options;
}

/** Returns a host that parses the files of packages once for all projects. */
function hostWith(
  options: ts.CompilerOptions,
  folder: string,
  sources: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) => {
    if (name.startsWith(folder + path.sep) && !name.includes('/node_modules/')) return parse(name, target, ...rest);
    const format = typeof target === 'object' ? target.impliedNodeFormat : undefined;
    const key = `${format} ${name}`;
    if (!sources.has(key)) sources.set(key, parse(name, target, ...rest));
    return sources.get(key);
  };
  return host;
}
