import {editions} from '../../data/editions';
import type {Language} from '../types';
import {createDirectiveTranslator} from '../createDirectiveTranslator';
import {classifySample} from './classifySample';
import {resolveName} from '../resolveName';
import {directiveRules, pythonNames} from './inlineCode';
import {pythonTypes} from './types';
import {createReceiverNames} from '../receivers';
import {snakeCase} from '../spelling';
import {withStatement, writeSignature} from './signature';
import {startOfCopy} from './startOfCopy';

/** Python: samples are written for the async API; their sync form is derived. */
export const python: Language = {
  samples: {
    fence: editions.python.fence,
    misspelledFences: ['python', 'python3', 'py3', 'pycon'],
    forms: {
      groupId: 'python-api',
      tabs: [
        {value: 'sync', label: 'Sync'},
        {value: 'async', label: 'Async'},
      ],
    },
    classify: classifySample,
    startOfCopy,
  },
  types: pythonTypes,
  receiverOf: createReceiverNames(pythonNames.expect, snakeCase),
  highlighters: [],
  signatureFence: 'py',
  writeSignature,
  flagsOf: ({keyword}) => (keyword ? ['keyword-only'] : []),
  withStatement,
  awaitedBadge: 'Awaited in async',
  createTranslator: (bridge) => ({
    directive: createDirectiveTranslator({bridge, rules: directiveRules, optionValue: (code) => code}),
  }),
  resolveName: (code, facts) => resolveName(code, facts, pythonNames),
  optionPattern: /\b(\w+)=(?!=)/g,
};
