/** The form's value while a date field holds an invalid date. The contract refuses it with a message. */
export const NO_DATE = 'no date';

/** The day that a form's text names, as midnight in UTC; null if there is none. */
export function dayOf(text: string): Date | null {
  if (text === '') return null;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : Number.NaN);
}

/** The form's text for a day: `YYYY-MM-DD`, '' for none, `NO_DATE` for an invalid date. */
export function textOf(day: Date | null): string {
  if (!day) return '';
  return Number.isNaN(day.getTime()) ? NO_DATE : day.toISOString().slice(0, 10);
}
