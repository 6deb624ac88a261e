import type {SampleRules} from '../../languages/types';
import type {Form, Sample} from '../../languages/samples';

/**
 * Returns what a copied sample needs before its own code, for each form: imports, and definitions from the samples that
 * it continues. Programs and test files are complete, so they need nothing.
 */
export function findCopyStarts(samples: Sample[], index: number, rules: SampleRules): Partial<Record<Form, string>> {
  const sample = samples[index]!;
  if (sample.kind !== 'fragment') return {};
  const chain: Sample[] = [];
  for (let at = sample.previous; at !== undefined; at = samples[at]?.previous) {
    const earlier = samples[at]!;
    // A sample with a title is a file of its own.
    if (earlier.kind === 'fragment' && !earlier.meta.title) chain.unshift(earlier);
  }
  const starts: Partial<Record<Form, string>> = {};
  for (const [form, code] of Object.entries(sample.forms)) {
    const earlier = chain.flatMap(({forms}) => forms[form] ?? []);
    const start = rules.startOfCopy(code, earlier, form);
    if (start) starts[form] = start;
  }
  return starts;
}
