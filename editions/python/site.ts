import {createSite} from '../createSite';

/** URL of the edition, and URLs of other sites that its pages link to. */
export const site = createSite('python', {
  libraryRepository: 'https://github.com/microsoft/playwright-python',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-python',
  releases: 'https://pypi.org/project/playwright/#history',
});
