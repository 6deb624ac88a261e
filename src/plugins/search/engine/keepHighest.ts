/** Sets a value in a map if it is higher than the one for the same key. */
export function keepHighest<Key>(values: Map<Key, number>, key: Key, value: number): void {
  if (value > (values.get(key) ?? 0)) values.set(key, value);
}
