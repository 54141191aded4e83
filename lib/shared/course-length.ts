type Words = (part: 'minutes' | 'hours' | 'both', values: Record<string, string | number>) => string;

/** Writes a length in words: «ساعة و20 دقيقة». Nothing for 0. @param seconds are rounded up to minutes */
export function courseLength(seconds: number, words: Words): string {
  if (seconds <= 0) return '';
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return words('minutes', { count: minutes });
  if (rest === 0) return words('hours', { count: hours });
  return words('both', {
    hours: words('hours', { count: hours }),
    minutes: words('minutes', { count: rest }),
  });
}
