import type {TabGroup} from '../utils/tabGroups';
import type {EditionName} from './editions';

/** Alternatives among which a reader chooses once for all pages, such as pip and uv. */
interface CommandTabs {
  /** Name under which the choice is stored. */
  groupId: string;
  /** Labels of the tabs, the default first. Authors write them after `tab=`. */
  labels: readonly string[];
  /** Default: the guides of all editions can use the group. */
  edition?: EditionName;
}

const groups: readonly CommandTabs[] = [
  {groupId: 'python-installer', labels: ['pip', 'uv', 'Poetry', 'conda'], edition: 'python'},
  {groupId: 'pytest-configuration', labels: ['pytest.ini', 'pyproject.toml'], edition: 'python'},
  {groupId: 'python-framework', labels: ['Django', 'Flask', 'FastAPI'], edition: 'python'},
  {groupId: 'package-manager', labels: ['npm', 'yarn', 'pnpm'], edition: 'javascript'},
  {groupId: 'java-build', labels: ['Maven', 'Gradle (Kotlin)', 'Gradle (Groovy)'], edition: 'java'},
  {groupId: 'java-framework', labels: ['Spring Boot', 'Quarkus'], edition: 'java'},
  {groupId: 'shell', labels: ['Bash', 'PowerShell', 'cmd']},
  {groupId: 'ci', labels: ['GitHub Actions', 'GitLab CI', 'Azure Pipelines', 'CircleCI', 'Jenkins']},
];

export const listCommandTabs = (name: EditionName): TabGroup[] =>
  groups
    .filter(({edition}) => edition === undefined || edition === name)
    .map(({groupId, labels}) => ({groupId, tabs: labels.map((label) => ({value: tabValue(label), label}))}));

/** "Gradle (Kotlin)" becomes `gradle-kotlin`. */
const tabValue = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
