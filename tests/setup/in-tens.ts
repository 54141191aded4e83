/**
 * Runs `work` for each value, ten at a time, and returns the results in the order of the values: for calls whose order
 * proves nothing, because a test that awaits each call alone mostly waits.
 */
export async function inTens<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < values.length; at += 10) {
    results.push(...(await Promise.all(values.slice(at, at + 10).map(work))));
  }
  return results;
}
