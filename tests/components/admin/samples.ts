import type { UserEvent } from '@testing-library/user-event';
import type { Person } from '@/lib/contract/fields';

/** An id for a test, by number. */
export const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A person of a list, by number. */
export const personOf = (number: number, name: string): Person => ({
  _id: idOf(number),
  name,
  handle: `person_${number}`,
  headline: '',
  profilePic: null,
  role: 'MEMBER',
  accountType: 'INDIVIDUAL',
});

export const pageOf = <T>(...data: T[]) => ({ data, nextCursor: null });

/** Puts a text into a field at once: typing letter by letter is slow and shows nothing more. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
