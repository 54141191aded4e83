import { describe, expect, it } from 'vitest';
import { BookingsDraft } from '@/components/kinds/bookings/form/form-schema';
import { bookings } from '@/components/kinds/bookings/parts';

const empty = bookings.draftOf(null);
const length = (amount: number | null, minutes = 60) => ({
  minutes,
  price: { amount, currency: 'USD' as const },
});
const wrong = (change: Partial<typeof empty>) =>
  BookingsDraft.safeParse({ ...empty, ...change }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('the form of an offer', () => {
  it.each([
    [
      'a length without a price beside another',
      { lengths: [length(100), length(null, 30)] },
      'lengths.1.price.amount',
    ],
    ['the same length twice', { lengths: [length(100), length(200)] }, 'lengths'],
    ['an amount that is none', { lengths: [length(Number.NaN)] }, 'lengths.0.price.amount'],
    ['a link that is none', { placeText: 'my room' }, 'placeText'],
    ['half before all', { rules: { freeUntilHours: 2, halfUntilHours: 24 } }, 'rules.halfUntilHours'],
  ])('refuses %s', (_, change, path) => {
    expect(wrong(change)?.map(([at]) => at)).toEqual([path]);
  });

  it('sends nothing about lengths as long as nothing was typed', () => {
    expect(BookingsDraft.parse(empty)).toMatchObject({ lengths: [], place: 'link', seats: 1 });
  });

  it('sends what was typed', () => {
    expect(BookingsDraft.parse({ ...empty, lengths: [length(0)] }).lengths).toEqual([length(0)]);
  });
});
