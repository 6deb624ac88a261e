import {findProgram, installPackage, onPath, runQuietly} from './systemPackages';

/**
 * Finds a Java that compiles. As root on Debian, it installs the package of JDK 17 if there is none.
 *
 * @returns null if there is no JDK
 */
export function findJava(): string | null {
  const find = (): string | null => {
    const java = onPath('java');
    return java && onPath('javac') && runQuietly(java, ['-version']) ? java : null;
  };
  if (find() === null) installPackage('openjdk-17-jdk-headless');
  return find();
}

/** Finds Maven. As root on Debian, it installs the package if there is none. Returns null if there is none. */
export const findMaven = (): string | null => findProgram('mvn', 'maven');
