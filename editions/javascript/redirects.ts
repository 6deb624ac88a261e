import {sharedRedirects} from '../redirects';

/** Pages that moved, see `sharedRedirects`. */
export const docRedirects: Record<string, string> = {
  ...sharedRedirects,
  'api/class-chromiumcoverage': 'api/class-coverage',
  'api/class-screenshotassertions': 'api/class-snapshotassertions',
  installation: 'library',
  'library#download-from-artifact-repository': 'browsers#behind-a-proxy-or-without-the-internet',
  'library#download-single-browser-binary': 'browsers#install-the-browsers',
  'library#install-behind-a-firewall-or-a-proxy': 'browsers#behind-a-proxy-or-without-the-internet',
  'library#managing-browser-binaries': 'browsers#where-browsers-are-kept',
  'library#skip-browser-downloads': 'browsers#all-variables',
  'service-workers-experimental': 'service-workers',
  'start-your-app': 'test-webserver',
  'test-advanced': 'test-configuration',
  'test-configuration#add-custom-matchers-using-expectextend': 'test-assertions#custom-assertions',
  'test-configuration#capturing-trace-of-failures-during-global-setup':
    'test-global-setup-teardown#capturing-trace-of-failures-during-global-setup',
  'test-configuration#custom-project-parameters': 'test-projects#custom-project-parameters',
  'test-configuration#different-tests-different-configuration': 'test-projects#splitting-tests-into-projects',
  'test-configuration#fixtures': 'test-fixtures',
  'test-configuration#global-setup-and-teardown': 'test-global-setup-teardown',
  'test-configuration#launching-a-development-web-server-during-the-tests': 'test-webserver',
  'test-configuration#projects': 'test-projects',
  'test-configuration#same-tests-different-configuration': 'test-projects',
  'test-configuration#testinfo-object': 'api/class-testinfo',
  'test-configuration#workerinfo-object': 'api/class-workerinfo',
  'test-reporter-api': 'api/class-reporter',
  'test-reporter-api/class-reporter': 'api/class-reporter',
  'test-runners': 'test-configuration',
};
