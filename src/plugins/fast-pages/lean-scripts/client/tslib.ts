/** The only function of tslib that Docusaurus's compiled modules call (`@docusaurus/utils-common` 3.8.1). */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
