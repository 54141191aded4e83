/**
 * Adds typed text to a list of tags. Tags contain no white space, so one text may hold several. A leading # is removed,
 * and doubles are dropped.
 * @param max how many tags the list may hold
 */
export function addTags(tags: readonly string[], text: string, max: number): string[] {
  const words = text
    .split(/[\s,،;؛]+/u)
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean);
  return [...new Set([...tags, ...words])].slice(0, max);
}
