/** State of a live locator in the hash of a URL: `#try=2.eyJ...`, with the place of its button on the page. */
export interface LiveLocatorState {
  locator: string;
  html: string;
  template?: string;
}

/** Attribute of the button that opens a live locator. */
export const tryAttribute = 'data-try-locator';

const pattern = /^#try=(\d+)\.([\w-]+)$/;

/** Returns the hash that opens the live locator number `index` of the page in a state. */
export function writeHash(index: number, state: LiveLocatorState): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#try=${index}.${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Reads a hash; undefined if it is not one of {@link writeHash}. Anybody can write one, so its texts are data only. */
export function readHash(hash: string): {index: number; state: LiveLocatorState} | undefined {
  const [, index, text] = pattern.exec(hash) ?? [];
  if (index === undefined || text === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const {locator, html, template} = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    if (typeof locator !== 'string' || typeof html !== 'string') return undefined;
    return {index: Number(index), state: {locator, html, ...(typeof template === 'string' && {template})}};
  } catch {
    return undefined;
  }
}
