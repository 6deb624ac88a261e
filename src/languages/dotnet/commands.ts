import {createCommandTranslator} from '../createCommandTranslator';

/**
 * Commands of the library, as PowerShell runs them. `netX` is the target framework of the project, such as `net8.0`.
 */
export const translateCommand = createCommandTranslator([
  [/^(?:python3? -m )?playwright(?= )/, 'pwsh bin/Debug/netX/playwright.ps1'],
]);
