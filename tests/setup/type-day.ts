import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The date field with a label, once its calendar is loaded. */
export const dayField = (name: RegExp) => screen.findByRole('group', { name }, { timeout: 10_000 });

/** Types a day into a date field, replacing its value. @param iso `YYYY-MM-DD`, or '' to empty it */
export async function typeDay(user: UserEvent, name: RegExp, iso: string): Promise<void> {
  const field = await dayField(name);
  await user.click(within(field).getAllByRole('spinbutton')[0] ?? field);
  await user.keyboard('{Control>}a{/Control}{Delete}');
  if (iso === '') return;
  // An empty field is focused as a whole; a press chooses its first part.
  await user.tab();
  const [first] = await within(field).findAllByRole('spinbutton');
  await user.click(first ?? field);
  await user.keyboard(iso.split('-').reverse().join(''));
}
