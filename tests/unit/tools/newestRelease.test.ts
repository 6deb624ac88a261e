import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {libraryOfEdition, versionLabels, versions} from '../../../src/content/versions';
import {editionNames} from '../../../src/data/editions';
import {newestRelease, printNewerRelease} from '../../../tools/lib/newestRelease';

const log = vi.spyOn(console, 'log');
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  log.mockReset().mockReturnValue(undefined);
  request.mockReset();
  vi.stubGlobal('fetch', request);
});
afterEach(() => vi.unstubAllGlobals());

/** Lets the registry of each edition name a version. */
function release(version: string): void {
  request.mockImplementation((url) => {
    const host = new URL(url as string).host;
    const answers: Record<string, string> = {
      'pypi.org': JSON.stringify({info: {version}}),
      'registry.npmjs.org': JSON.stringify({version}),
      'repo1.maven.org': `<metadata><versioning><latest>9.9.9-SNAPSHOT</latest><release>${version}</release></versioning></metadata>`,
      'api.nuget.org': JSON.stringify({versions: ['1.0.0', version, '9.9.9-beta']}),
    };
    return Promise.resolve(new Response(answers[host]));
  });
}

describe.each(editionNames)('the line about a newer release (%s)', (edition) => {
  const documented = libraryOfEdition(versions.next.library, edition);

  it('names both versions, after one request', async () => {
    release('9.9.0');
    await printNewerRelease(edition);
    expect(log.mock.calls).toEqual([
      [`Playwright 9.9.0 has been released; the pages describe ${documented}. Roll: see CONTRIBUTING.md`],
    ]);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it.each(['1.0.0', documented])('is missing if the newest release is %s', async (version) => {
    release(version);
    await printNewerRelease(edition);
    expect(log).not.toHaveBeenCalled();
  });

  it('is missing, without an error, if the registry cannot be reached or sends something else', async () => {
    request.mockRejectedValueOnce(new TypeError('fetch failed'));
    await printNewerRelease(edition);
    request.mockResolvedValueOnce(new Response('Bad gateway', {status: 502}));
    await printNewerRelease(edition);
    request.mockResolvedValueOnce(new Response('<html></html>'));
    await printNewerRelease(edition);
    expect(log).not.toHaveBeenCalled();
  });
});

it.each(editionNames)('one line names the registry that cannot be reached (%s)', async (edition) => {
  request.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(newestRelease(edition)).rejects.toThrow(
    /^the newest release cannot be read from https:\/\/\S+: TypeError: fetch failed$/,
  );
});

it.each(editionNames)('the labels of both versions contain the number of the library (%s)', (edition) => {
  const labels = versionLabels(edition);
  expect(labels.next).toBe(`Next (${libraryOfEdition(versions.next.library, edition)})`);
  expect(labels.stable).toBe(libraryOfEdition(versions.stable.library, edition));
});
