/**
 * Returns whether a key belongs to an input method, which composes a word from several keys. Safari sends the key that ends
 * the word after the composition; only its code shows where it belongs.
 *
 * The script that keeps early input contains the source of this function, so the function uses only its parameter.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari has no other sign
  return event.isComposing || event.keyCode === 229;
}
