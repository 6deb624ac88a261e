import MDXComponents from '@theme-original/MDXComponents';
import Ambassadors from '@site/src/components/Ambassadors';
import {ambassadors} from '@site/src/data/ambassadors';

// Names that pages may use without importing anything. They are a public interface: frozen versions go on using them.
export default {
  ...MDXComponents,
  Ambassadors: () => <Ambassadors people={ambassadors} />,
};
