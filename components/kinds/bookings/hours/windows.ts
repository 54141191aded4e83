/** A part of a day, in minutes after midnight. */
export type DayWindow = { from: number; to: number };

/** Windows in their order; those that touch or overlap become one. */
export function joined(windows: readonly DayWindow[]): DayWindow[] {
  const result: DayWindow[] = [];
  for (const { from, to } of windows.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}

/** Windows without a part of the day. */
export function without(windows: readonly DayWindow[], { from, to }: DayWindow): DayWindow[] {
  return windows.flatMap((window) =>
    [
      { from: window.from, to: Math.min(window.to, from) },
      { from: Math.max(window.from, to), to: window.to },
    ].filter((left) => left.from < left.to),
  );
}

/** How much of a part of the day the windows cover. */
export function covered(windows: readonly DayWindow[], part: DayWindow): 'all' | 'some' | 'none' {
  const left = windows.reduce((parts, window) => without(parts, window), [part]);
  if (left.length === 0) return 'all';
  return left.length === 1 && left[0]?.from === part.from && left[0].to === part.to ? 'none' : 'some';
}

/** A week in which the hours of a rectangle are all free or all taken out. Days and hours in any order. */
export function painted(
  week: readonly (readonly DayWindow[])[],
  days: readonly number[],
  hours: { first: number; last: number },
  isFree: boolean,
): DayWindow[][] {
  const part = { from: hours.first * 60, to: (hours.last + 1) * 60 };
  return week.map((windows, day) => {
    if (!days.includes(day)) return [...windows];
    return isFree ? joined([...windows, part]) : without(windows, part);
  });
}

/** Where another window of a day can begin: after the last one, or in the morning. */
export function nextWindow(windows: readonly DayWindow[]): DayWindow | null {
  const last = windows.at(-1);
  if (!last) return { from: 540, to: 1020 };
  const from = last.to + 60;
  return from + 60 <= 1440 ? { from, to: Math.min(from + 120, 1440) } : null;
}
