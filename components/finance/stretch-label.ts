/** A stretch of time on an axis, by its first day: a month by its name, else day and month; Gregorian as the accounts are. */
export function stretchLabel(at: string, step: 'day' | 'week' | 'month', intlTag: string): string {
  return new Intl.DateTimeFormat(intlTag.replace('-ca-islamic-umalqura', '-ca-gregory'), {
    ...(step === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(at));
}
