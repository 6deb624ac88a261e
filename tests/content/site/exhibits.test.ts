import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition, source} from '../../../editions';
import {filesBelow} from '../../../src/utils/filesBelow';
import {readRecordings} from '../../../tools/recordings/recordings';
import {hashOfReport, keyOfReport, reportsFolder} from '../../../tools/pictures/saveReports';
import {readTracedSamples, hashProject, tracedProject} from '../../../tools/exhibits/tracedSamples';

const {name} = edition;
const command = `${edition === source ? '' : `EDITION=${name} `}npm run exhibits --`;
const folder = path.resolve('docs/traces', edition === source ? '' : name);
const kilobytes = (files: string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;

describe('recordings', async () => {
  const samples = await readTracedSamples();
  const recordings = readRecordings();

  it.each(samples)('$trace is as new as its sample ($page:$line)', (sample) => {
    expect(recordings[`${name}/${sample.trace}`], `run \`${command} ${sample.trace}\``).toBe(
      hashProject(tracedProject(sample, name)),
    );
  });

  it.each(readdirSync(reportsFolder))('of the report %s is small, and as new as its tests', (file) => {
    const report = path.basename(file, '.zip');
    expect(recordings[keyOfReport(report)], 'run `npm run pictures -- report test-runner`').toBe(hashOfReport(report));
    expect(kilobytes([path.join(reportsFolder, file)])).toBeLessThan(400);
  });

  it('are small, and belong to samples', () => {
    const files = filesBelow(folder).filter((file) => /^[^/]+\.zip$/.test(file));
    expect(files).toEqual(samples.map(({trace}) => `${trace}.zip`).sort());
    const paths = files.map((file) => path.join(folder, file));
    for (const file of paths) expect(kilobytes([file]), file).toBeLessThan(400);
    expect(kilobytes(paths)).toBeLessThan(6000);
  });
});
