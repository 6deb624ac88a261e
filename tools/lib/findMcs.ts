import {installPackage, onPath} from './systemPackages';

/** Finds mcs, the C# compiler of Debian, and installs it if this process is root. Null if there is none. */
export function findMcs(): string | null {
  const found = onPath('mcs');
  if (found) return found;
  installPackage('mono-mcs');
  return onPath('mcs');
}
