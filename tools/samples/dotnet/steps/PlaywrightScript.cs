#:property PublishAot=false

// Does what `playwright.ps1` does, without PowerShell: calls the program in Microsoft.Playwright.dll beside the script.
//
// Arguments: the path of the script, and those of the program.
using System.Reflection;

var folder = Path.GetDirectoryName(Path.GetFullPath(args[0]))!;
Environment.SetEnvironmentVariable("PLAYWRIGHT_DRIVER_SEARCH_PATH", folder);
var library = Assembly.LoadFrom(Path.Combine(folder, "Microsoft.Playwright.dll"));
var main = library.GetType("Microsoft.Playwright.Program", true)!.GetMethod("Main")!;
return (int)main.Invoke(null, [args[1..]])!;
