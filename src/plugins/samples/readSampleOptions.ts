import {noRunReasons, SampleError, setupNames, type Fence, type SampleOptions} from '../../languages/samples';
import type {TabGroup} from '../../utils/tabGroups';
import {readOptions} from './readOptions';

/**
 * Parses the options of a sample, which follow the language of its fence.
 *
 * @param tabs the forms of the language, one of which the option `form` names
 * @throws {SampleError} like {@link readOptions}, and for options that cannot be combined
 */
export function readSampleOptions(fence: Pick<Fence, 'meta' | 'line'>, tabs: TabGroup['tabs']): SampleOptions {
  const {line} = fence;
  const options = readOptions(fence, 'after the language', {
    title: 'text',
    // Only for the message: a fence with this option is a part of a project.
    project: 'text',
    continues: 'flag',
    hidden: 'flag',
    setup: setupNames,
    form: tabs.map(({value: form}) => form),
    raises: 'text',
    'type-error': 'text',
    norun: noRunReasons,
    trace: 'text',
  });
  const {title, continues, hidden: isHidden, setup, form, raises, trace} = options;
  const {'type-error': typeError, norun: noRun} = options;
  if (setup && continues) {
    throw new SampleError(
      line,
      '"setup" and "continues" cannot be combined, because a continued sample keeps its page; remove one',
    );
  }
  if (noRun && raises) {
    throw new SampleError(line, '"raises" requires the sample to run, but "norun" prevents it; remove one');
  }
  if (trace !== undefined && !/^[\w-]+$/.test(trace))
    throw new SampleError(line, `trace="${trace}" cannot be the name of a file; write letters, digits and "-"`);
  return {title, continues, isHidden, setup, form, raises, typeError, noRun, trace};
}
