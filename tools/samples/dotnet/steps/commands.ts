/** Commands of the pages that cannot run, or fail, where the steps are followed. Everything else must run. */

/** Why commands do not run. */
export const notRun: [pattern: RegExp, reason: string][] = [
  [/^dotnet tool (?:install|update) /, 'needs the network'],
  [/^dotnet new (?:install xunit\.v3\.templates|xunit3 )/, 'needs the network'],
  [/--logger junit$/, 'needs the network'],
  [/^dotnet new web$/, 'not in the offline SDK'],
  [/package xunit\.v3(?:\.mtp-off)?$/, 'for another project'],
  [/^PWDEBUG=1 /, 'interactive'],
  [/ codegen /, 'interactive'],
];

/** What commands print where only Chromium is installed, and no test has a category. */
export const failures: [pattern: RegExp, output: string][] = [
  [/webkit|firefox/, "Executable doesn't exist"],
  [/msedge|headed\.runsettings/, "Chromium distribution 'msedge' is not found"],
  [/Category=/, 'No test matches the given testcase filter'],
];

/** Commands that open the window of a browser. */
export const headed = /Headless=false|^HEADED=1 |^xvfb-run /;

export const programs = /^(?:[A-Z]+=\S+ )?(?:xvfb-run )?(?:dotnet|pwsh) /;
