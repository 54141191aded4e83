/** What a form holds while what stands in a date field is no date: the contract refuses it, in words. */
export const NO_DATE = 'no date';

/** The day that a form's text names, as midnight in UTC; null where there is none. */
export function dayOf(text: string): Date | null {
  if (text === '') return null;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : Number.NaN);
}

/** The text that a form holds for a day: `YYYY-MM-DD`, '' for none, `NO_DATE` for what is none. */
export function textOf(day: Date | null): string {
  if (!day) return '';
  return Number.isNaN(day.getTime()) ? NO_DATE : day.toISOString().slice(0, 10);
}
