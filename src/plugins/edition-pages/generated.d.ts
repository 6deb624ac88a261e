declare module '@edition-pages' {
  import type {EditionName} from '@site/src/data/editions';
  import type {EditionPages} from '@site/src/data/editionPath';

  const pages: Record<EditionName, EditionPages>;
  export default pages;
}
