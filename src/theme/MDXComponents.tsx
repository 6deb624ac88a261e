import MDXComponents from '@theme-original/MDXComponents';
import ApiAnchor from '../components/ApiAnchor';
import ApiFilter from '../components/ApiFilter';
import ApiTerm from '../components/ApiTerm';

/** Names that pages may use. Frozen versions go on using them, so a name is never taken away. */
export default {...MDXComponents, ApiAnchor, ApiFilter, dt: ApiTerm};
