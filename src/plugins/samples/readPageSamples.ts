import type {SampleRules} from '../../languages/types';
import {type PageUnderTestOptions, readPageUnderTestOptions, readOptions, readSampleOptions} from './readOptions';
import {ProjectReader} from './ProjectReader';
import {findOption} from '../../content/fences';
import {SampleError, type Fence, type OtherSample, type PageSamples, type Sample} from '../../languages/samples';

/** Languages besides that of the samples whose fences `npm run samples` checks. */
const checkedLanguages = new Set('bash sh powershell batch yaml yml dockerfile json toml ini html'.split(' '));

/**
 * Converts the fences of a page to samples, in their order.
 *
 * @param onError receives errors. Default: throws the first one.
 * @throws {SampleError} for a fence with invalid options or code, unless `onError` handles it
 */
export function readPageSamples(
  page: string,
  fences: Fence[],
  rules: SampleRules,
  onError: (error: SampleError) => void = raise,
): PageSamples {
  const result: PageSamples = {page, samples: [], projects: [], other: []};
  const projects = new ProjectReader();
  let pageUnderTest: (Fence & PageUnderTestOptions) | undefined;
  const requireSample = (unused: Fence | undefined): void => {
    if (unused)
      onError(new SampleError(unused.line, `no sample uses this html setup; add a ${rules.fence} fence after it`));
  };
  for (const fence of fences) {
    try {
      if (findOption(fence.meta, 'project')) {
        projects.add(fence);
      } else if (fence.lang === rules.fence) {
        result.samples.push(readSample(fence, result.samples, pageUnderTest, rules));
        pageUnderTest = undefined;
      } else if (rules.misspelledFences.includes(fence.lang)) {
        throw new SampleError(
          fence.line,
          `samples with the language "${fence.lang}" are not checked; write \`\`\`${rules.fence}`,
        );
      } else if (checkedLanguages.has(fence.lang)) {
        const parsed = readPageUnderTestOptions(fence);
        if (parsed) {
          requireSample(pageUnderTest);
          pageUnderTest = {...fence, ...parsed};
        } else {
          result.other.push(readOther(fence));
        }
      }
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      onError(error);
    }
  }
  requireSample(pageUnderTest);
  result.projects = projects.finish(onError);
  return result;
}

function readSample(
  fence: Fence,
  before: Sample[],
  pageUnderTest: (Fence & PageUnderTestOptions) | undefined,
  rules: SampleRules,
): Sample {
  const options = readSampleOptions(fence, rules.forms.tabs);
  const {kind, forms} = rules.classify(fence.code, options, fence.line);
  const sample: Sample = {line: fence.line, kind, options, forms};
  if (pageUnderTest) {
    if (options.continues || options.setup) {
      throw new SampleError(
        fence.line,
        `"html setup" before a sample cannot be combined with "${options.continues ? 'continues' : 'setup'}"; remove one`,
      );
    }
    sample.html = pageUnderTest.code;
    if (pageUnderTest.mark) sample.mark = pageUnderTest.mark;
  }
  return options.continues ? continueFrom(sample, before, rules) : sample;
}

function continueFrom(sample: Sample, before: Sample[], rules: SampleRules): Sample {
  const previous = before.at(-1);
  if (!previous)
    throw new SampleError(sample.line, `"continues" has no ${rules.fence} fence before it on this page; remove it`);
  const shared = Object.keys(sample.forms).filter(
    (form) => sample.kind === 'test' || previous.forms[form] !== undefined,
  );
  if (shared.length === 0 && Object.keys(sample.forms).length > 0) {
    throw new SampleError(
      sample.line,
      `this sample (${formNames(sample)}) continues the one on line ${previous.line} (${formNames(previous)}), but they have no form in common; change one of them`,
    );
  }
  const forms = Object.fromEntries(shared.map((form) => [form, sample.forms[form]!]));
  return {...sample, forms, previous: before.length - 1, ...(previous.html === undefined ? {} : {html: previous.html})};
}

const formNames = ({forms}: Sample) => Object.keys(forms).join(', ');

function readOther(fence: Fence): OtherSample {
  const {title} = readOptions(fence, `after \`\`\`${fence.lang}`, {
    title: 'text',
    tab: 'text',
    ...(fence.lang === 'html' ? {setup: 'flag'} : {}),
  });
  return {...fence, title};
}

function raise(error: SampleError): never {
  throw error;
}
