import {createReceiverOf} from '../receiverOf';
import {pythonNames} from '../python/names';
import {resolveName} from '../resolveName';
import {camelCase} from '../spelling';
import {translateName} from '../translateName';
import type {Language} from '../types';
import {withoutSamples} from '../withoutSamples';
import {javaScriptNames, writer} from './names';
import {signatureOf} from './signature';
import {types} from './types';

/** JavaScript and TypeScript. */
export const javaScript: Language = {
  samples: withoutSamples,
  types,
  receiverOf: createReceiverOf(camelCase, writer.expect),
  highlighters: [],
  signatureFence: 'ts',
  signatureOf,
  flagsOf: ({option}) => (option ? ['option'] : []),
  resolveName: (code, facts) => resolveName(code, facts, javaScriptNames),
  translateName: (code, bridge, member) => translateName(code, bridge, pythonNames, writer, member),
};
