/** The jars that samples in Java are compiled and run with, from Maven Central. */
import {fetchJar, type Jar} from '../../lib/fetchJar';

const junit = '5.13.4';
const platform = '1.13.4';

/** Checksums of the library by version. */
const libraries: Record<string, {library: string; driver: string}> = {
  '1.55.0': {
    library: '0e9db377f81665a5bb1c052cc86f36686d545b5df9e8e1b0d371785f9a1bef13',
    driver: 'ce00f40d0f96c124363d0a1f4368d371bbc19d9a9965dfbde5122b4915281d8b',
  },
  '1.56.0': {
    library: 'cefc372bd25f6d6c744c3abc3affd805c1eaaeed64927de5423f5487d7ef457b',
    driver: 'ac921eb2d8a4348b687b282c12dfa37fc409a0f1a2c4794859fc42c51dd50fbe',
  },
};

/** The versions that Playwright for Java itself uses. */
const compileJars: Jar[] = [
  {
    group: 'com.google.code.gson',
    name: 'gson',
    version: '2.13.2',
    sha256: 'dd0ce1b55a3ed2080cb70f9c655850cda86c206862310009dcb5e5c95265a5e0',
  },
  {
    group: 'org.junit.jupiter',
    name: 'junit-jupiter-api',
    version: junit,
    sha256: 'd1bb81abfd9e03418306b4e6a3390c8db52c58372e749c2980ac29f0c08278f1',
  },
  {
    group: 'org.junit.jupiter',
    name: 'junit-jupiter-params',
    version: junit,
    sha256: '3a8c6365716dbb698c0d49a05456c1e1ad05c406613c550f9dd50037872efc41',
  },
  {
    group: 'org.junit.platform',
    name: 'junit-platform-commons',
    version: platform,
    sha256: '1c25ca641ebaae44ff3ad21ca1b2ef68d0dd84bfeb07c4805ba7840899b77408',
  },
  {
    group: 'org.opentest4j',
    name: 'opentest4j',
    version: '1.3.0',
    sha256: '48e2df636cab6563ced64dcdff8abb2355627cb236ef0bf37598682ddf742f1b',
  },
  {
    group: 'org.apiguardian',
    name: 'apiguardian-api',
    version: '1.1.2',
    sha256: 'b509448ac506d607319f182537f0b35d71007582ec741832a1f111e5b5b70b38',
  },
];

/**
 * Downloads what samples are compiled against.
 *
 * @returns the paths of the jars
 */
export function fetchCompileJars(root: string, version: string): Promise<string[]> {
  return Promise.all([libraryJar(version), ...compileJars].map((jar) => fetchJar(root, jar)));
}

function libraryJar(version: string): Jar {
  const known = libraries[version];
  if (!known)
    throw new Error(`tools/translate/java/jars.ts has no checksum of playwright ${version}; add that of Maven Central`);
  return {group: 'com.microsoft.playwright', name: 'playwright', version, sha256: known.library};
}
