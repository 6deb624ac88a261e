/** What Docusaurus's compiled modules call of tslib (`@docusaurus/utils-common` 3.8.1); tests/content/leanScripts holds it. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
