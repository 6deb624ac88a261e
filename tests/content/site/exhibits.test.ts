import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition, source} from '@site/editions';
import {filesBelow} from '@site/src/utils/filesBelow';
import {readRecordings} from '../../../tools/exhibits/recordings';
import {hashOfReports, reportsFolder, reportsKey} from '../../../tools/exhibits/saveReports';
import {readTracedSamples} from '../../../tools/exhibits/readTracedSamples';
import {hashOf, tracedProject} from '../../../tools/exhibits/tracedProject';

const {name} = edition;
const command = `${edition === source ? '' : `EDITION=${name} `}npm run exhibits --`;
const folder = path.resolve('docs/traces', edition === source ? '' : name);
const kilobytes = (files: string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;

describe('recordings', async () => {
  const samples = await readTracedSamples();
  const recordings = readRecordings();

  it.each(samples)('$trace is as new as its sample ($page:$line)', (sample) => {
    expect(recordings[`${name}/${sample.trace}`], `run \`${command} ${sample.trace}\``).toBe(
      hashOf(tracedProject(sample, name)),
    );
  });

  it.runIf(name === 'javascript')('of reports are as new as their tests', () => {
    expect(recordings[reportsKey], 'run `npm run pictures -- test-runner`').toBe(hashOfReports());
    for (const report of readdirSync(reportsFolder))
      expect(kilobytes([path.join(reportsFolder, report)]), report).toBeLessThan(1000);
  });

  it('are small, and belong to samples', () => {
    const files = filesBelow(folder).filter((file) => /^[^/]+\.zip$/.test(file));
    expect(files).toEqual(samples.map(({trace}) => `${trace}.zip`).sort());
    const paths = files.map((file) => path.join(folder, file));
    for (const file of paths) expect(kilobytes([file]), file).toBeLessThan(400);
    expect(kilobytes(paths)).toBeLessThan(6000);
  });
});
