import type {IndexSettings} from 'algoliasearch';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Settings of the hosted index: DocSearch's template for Docusaurus, with additions for an API reference. */
export const settings: IndexSettings = {
  searchableAttributes: [
    ...levels.map((level) => `unordered(hierarchy.${level})`),
    'unordered(aliases)',
    'unordered(messages)',
    'unordered(otherTitles)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'since'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  // Indexes underscores, so that a name in the API reference such as `wait_for_url` is one word, not three.
  separatorsToIndex: '_',
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
};
