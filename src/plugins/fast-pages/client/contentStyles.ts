/**
 * Styles of components that only content uses. The browser's bundle does not contain these components, so it would not
 * contain their styles either. `tests/content/site/styles.test.ts` finds classes without styles.
 */
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TabItem/styles.module.css';
import '@site/src/components/Ambassadors/styles.module.css';
import '@site/src/plugins/api-reference/ui/ApiFilter/styles.module.css';
import '@site/src/plugins/api-reference/ui/ApiTerm/reference.css';
import '@site/src/components/Diagram/styles.module.css';
import '@site/src/pages/_landing/styles.module.css';
import '@site/src/plugins/samples/ui/PageUnderTest/styles.module.css';
import '@site/src/plugins/pictures/ui/styles.module.css';
import '@site/src/plugins/exhibits/ui/ExhibitLink/styles.module.css';
import '@site/src/plugins/upgrade/ui/UpgradeChanges/styles.module.css';
import '@site/src/theme/CodeBlock/Content/String/styles.module.css';
import '@site/src/theme/Details/styles.module.css';
import '@site/src/theme/Tabs/styles.module.css';
