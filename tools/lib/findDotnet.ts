import path from 'node:path';
import {onPath} from './systemPackages';

/**
 * Finds the .NET SDK if the setting `DOTNET_SDK` asks for it. An empty variable counts as unset.
 *
 * @returns undefined if the setting is unset
 * @throws {Error} one line with the remedy, if the value cannot work or the SDK is missing
 */
export function findDotnet({DOTNET_SDK: setting, PATH = ''}: NodeJS.ProcessEnv): string | undefined {
  if (!setting) return undefined;
  if (setting !== '1')
    throw new Error(
      `DOTNET_SDK=${setting} cannot work, because the setting has one value. Set DOTNET_SDK=1 or unset it`,
    );
  const found = onPath('dotnet', PATH.split(path.delimiter).filter(Boolean));
  if (found) return found;
  throw new Error(
    'DOTNET_SDK=1 needs the .NET SDK, but no folder of PATH has the program dotnet. Install the SDK, or unset DOTNET_SDK',
  );
}
