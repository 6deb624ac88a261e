/** Returns a function that keeps its result for each object, such as the facts of a version, as long as the object exists. */
export function memoize<Key extends object, Result>(read: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, {result: Result}>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) known.set(key, (entry = {result: read(key)}));
    return entry.result;
  };
}
