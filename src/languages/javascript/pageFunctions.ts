import type {MemberFacts} from '../../content/api/types';
import {printText} from './literals';

const functionStart = /^\s*(?:async\s+)?(?:function\b|(\w+|\((?:[^()]|\([^()]*\))*\))\s*=>)/;

/** Whether code that runs in the page is a function. */
export const isPageFunction = (code: string): boolean => functionStart.test(code);

/** Properties that only one kind of element has. */
const elementTypes: [RegExp, string][] = [
  [/new FormData\(\w+\)/, 'HTMLFormElement'],
  [/\.(paused|volume|play|muted|currentTime)\b/, 'HTMLVideoElement'],
  [
    /\.(checked|validity|checkValidity|setCustomValidity|files|selectionStart|value|validationMessage|select)\b/,
    'HTMLInputElement',
  ],
  [/\.(naturalWidth|complete)\b/, 'HTMLImageElement'],
  [/\.(href)\b/, 'HTMLAnchorElement'],
  [/\.(toDataURL|getContext)\b/, 'HTMLCanvasElement'],
];

/** Names that code in a page can use without a declaration. */
const knownGlobals = new Set(
  'document navigator location window history screen matchMedia Intl Date Math getComputedStyle localStorage sessionStorage innerWidth innerHeight devicePixelRatio performance fetch Promise URL Object Array String Number Boolean JSON Map Set indexedDB Notification scrollX scrollY scrollTo scrollBy setTimeout requestAnimationFrame true false null undefined new await async typeof this in of return const let if else for throw Error function instanceof'.split(
    ' ',
  ),
);
const knownWindowNames = new Set(
  'innerWidth innerHeight scrollY scrollX devicePixelRatio location matchMedia getComputedStyle open scrollTo scrollBy close localStorage sessionStorage print opener outerWidth screen history navigator indexedDB isSecureContext addEventListener name length parent top self document closed frames caches crypto'.split(
    ' ',
  ),
);

/**
 * Prints code that runs in the page: a function as a function, and an expression as a function without arguments. An
 * expression with names that TypeScript does not know stays a string.
 */
export function printPageFunction(code: string, facts: MemberFacts): string {
  const asserted = assertElements(code.trim());
  if (isPageFunction(code)) return typedFunction(asserted, facts);
  const expression = asserted;
  if (
    /^(?:return|if|for|const|let|throw)\b|;|^\s*\(?\s*(?:async\s*)?\(|\n\s*\n/.test(expression.replace(/;$/, '')) &&
    !/^\(\{/.test(expression)
  )
    return printText(code);
  return usesKnownNames(expression) ? `() => ${expression}` : printText(code);
}

/** Adds the assertions that TypeScript needs for values that exist in the page, such as `document.querySelector()!`. */
function assertElements(code: string): string {
  return code.replace(/(querySelector\((?:'[^']*'|"[^"]*")\))(?=\.)/g, '$1!').replace(/\.files(?=[[.])/g, '.files!');
}

function typedFunction(code: string, {id}: MemberFacts): string {
  const withGlobals = code.replace(/\b(window|globalThis)\.(\w+)/g, (whole, object: string, name: string) =>
    knownWindowNames.has(name) ? whole : `(${object} as any).${name}`,
  );
  const withWindow = withGlobals.replace(/(?<![.\w$])chrome(?=\.)/g, '(globalThis as any).chrome');
  const parameter = functionStart.exec(withWindow)?.[1];
  if (parameter === undefined || !/^(locator|element-handle|page-eval-on|frame-eval-on)/.test(id)) return withWindow;
  const names = parameter.replace(/^\(|\)$/g, '').split(',');
  const [first = '', ...rest] = names.map((each) => each.trim());
  if (!/^\w+$/.test(first)) return withWindow;
  const type = elementTypes.find(([property]) =>
    new RegExp(property.source.startsWith('new') ? property.source : `\\b${first}${property.source}`).test(withWindow),
  )?.[1];
  if (type === undefined || id.endsWith('-all')) return withWindow;
  return withWindow.replace(parameter, `(${[`${first}: ${type}`, ...rest].join(', ')})`);
}

function usesKnownNames(expression: string): boolean {
  const code = expression.replace(/(["'`])(?:\\.|(?!\1)[^\\])*\1/g, '""');
  const declared = new Set([...code.matchAll(/\b(\w+)\s*=>|[{,]\s*(\w+)\s*:/g)].map((match) => match[1] ?? match[2]));
  for (const match of code.matchAll(/(?<![.\w$])([A-Za-z_$][\w$]*)/g))
    if (!knownGlobals.has(match[1]!) && !declared.has(match[1])) return false;
  for (const match of code.matchAll(/\bwindow\.(\w+)/g)) if (!knownWindowNames.has(match[1]!)) return false;
  return true;
}
