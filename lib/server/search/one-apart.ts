/** The mistake by which one word became another. */
type Mistake = { kind: 'missing' | 'added' | 'swapped' } | { kind: 'wrong'; letters: [string, string] };

/**
 * Returns the mistake that makes `typed` of another word: one letter missing, added or wrong, or two neighbours that
 * changed places. Null where there is more than one, or none.
 */
export function mistakeBetween(typed: string, word: string): Mistake | null {
  const [a, b] = [[...typed], [...word]];
  const start = a.findIndex((letter, at) => letter !== b[at]);
  const at = start < 0 ? a.length : start;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (a.length + 1 === b.length) return rest(a, at) === rest(b, at + 1) ? { kind: 'missing' } : null;
  if (a.length === b.length + 1) return rest(a, at + 1) === rest(b, at) ? { kind: 'added' } : null;
  const [x, y] = [a[at], b[at]];
  if (a.length !== b.length || x === undefined || y === undefined) return null;
  if (rest(a, at + 1) === rest(b, at + 1)) return { kind: 'wrong', letters: [x, y] };
  const isSwapped = x === b[at + 1] && a[at + 1] === y && rest(a, at + 2) === rest(b, at + 2);
  return isSwapped ? { kind: 'swapped' } : null;
}
