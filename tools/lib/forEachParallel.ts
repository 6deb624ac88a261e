/** Does work for each item, for some of them at the same time. Starts nothing more after an error. */
export async function forEachParallel<Item>(
  items: Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      await work(item).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({length: count}, next));
}
