type Rules = { freeUntilHours: number; halfUntilHours: number };

export type RuleWords = (
  line: 'free' | 'freeUntilStart' | 'half' | 'halfUntilStart' | 'none',
  values: { time: string },
) => string;

/**
 * Writes what a buyer who cancels gets back, in sentences: all of it until a time before, then half, then nothing.
 * @param words of `kinds-bookings:rules`
 * @param duration writes minutes in words
 */
export function cancellationLines(
  { freeUntilHours: free, halfUntilHours: half }: Rules,
  words: RuleWords,
  duration: (minutes: number) => string,
): string[] {
  const line = (name: Parameters<RuleWords>[0], hours: number) => words(name, { time: duration(hours * 60) });
  return [
    line(free > 0 ? 'free' : 'freeUntilStart', free),
    ...(half < free ? [line(half > 0 ? 'half' : 'halfUntilStart', half)] : []),
    ...(half > 0 ? [line('none', half)] : []),
  ];
}
