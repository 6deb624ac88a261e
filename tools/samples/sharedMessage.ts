/** Returns the part of a message that the other libraries have, too: no method and no quotes, and less about timeouts. */
export const sharedMessage = (raises: string): string =>
  raises
    .replace(/^[A-Z]\w*\.\w+: /, '')
    .replace(/(Timeout \d+ms exceeded).*$/, '$1')
    .replace(/'/g, '');
