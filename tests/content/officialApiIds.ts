import path from 'node:path';
import type {EditionName} from '@site/src/data/editions';
import {type ApiClass, type ApiLanguage, readApiJson} from '../../tools/facts/apiJson';
import {findApiJson} from '../../tools/facts/readFacts';
import pythonIds from './upstream-anchors.json';

const root = path.resolve(__dirname, '../..');
const languages: Record<Exclude<EditionName, 'python'>, ApiLanguage> = {root: 'js', java: 'java', dotnet: 'csharp'};

/**
 * Returns the ids of the official API pages, by page: `class-page`.
 *
 * Those of Python were read from its pages. Those of the other editions follow from `api.json`, from which the official
 * pages are generated.
 *
 * @throws {Error} with the remedy if the wheel of the version is not installed
 */
export function officialApiIds(edition: EditionName, version: string): Record<string, string[]> {
  if (edition === 'python') return pythonIds;
  const classes = readApiJson(findApiJson(root, version), languages[edition]);
  return Object.fromEntries(classes.map((entry) => [`class-${entry.name.toLowerCase()}`, idsOf(entry)]));
}

const groupIds = {method: 'methods', property: 'properties', event: 'events'};

function idsOf({members}: ApiClass): string[] {
  const ids = members.flatMap(({kind, id, isDeprecated, isDiscouraged, isAsync, type, parameters}) => [
    isDeprecated || isDiscouraged ? 'deprecated' : groupIds[kind],
    id,
    ...parameters.map(({idSuffix}) => `${id}-option-${idSuffix}`),
    ...(kind === 'method' && (isAsync || type.name !== 'void') ? [`${id}-return`] : []),
  ]);
  return [...new Set(ids)];
}
