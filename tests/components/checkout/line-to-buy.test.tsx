import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineToBuy } from '@/components/checkout/line-to-buy';
import { checkoutPartsOf } from '@/components/kinds/checkout-table';
import type { SlotHold } from '@/lib/contract/kinds/bookings';
import type { ChosenPackage } from '@/lib/contract/kinds/packages';
import type { ProductCard } from '@/lib/contract/products';
import { PACKAGE, usd } from '@/tests/components/kinds/bookings/sample-packages';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { NOW } from '@/tests/setup/clock';
import { renderPage } from '@/tests/setup/render';

const local = { date: '2027-01-10', time: '10:00', offset: '+03:00' };
const HOLD: SlotHold = {
  slot: {
    ...{ startsAt: '2027-01-10T07:00:00.000Z', endsAt: '2027-01-10T08:00:00.000Z', seatsLeft: 1 },
    ...{ local, host: local },
  },
  ...{ price: usd(2500), timeZone: 'Asia/Riyadh', freeUntil: null, halfUntil: null, acceptBy: null },
  rules: { freeUntilHours: 24, halfUntilHours: 6 },
  until: new Date(NOW.getTime() + 600_000).toISOString(),
};
const CHOSEN: ChosenPackage = { ...PACKAGE, freeUntilHours: 24, byHand: false };

function show(type: ProductCard['type'], kept: { hold?: SlotHold; chosenPackage?: ChosenPackage }) {
  const thing = { product: { ...sampleProduct(), type }, post: null, hold: null, chosenPackage: null };
  renderPage(
    <ul>
      <LineToBuy thing={{ ...thing, ...kept }}>25</LineToBuy>
    </ul>,
  );
}

it.each(['consulting', 'assessment_workshop'] as const)('shows the time kept of a %s', async (type) => {
  show(type, { hold: HOLD });
  expect(await screen.findByText(/10:00/)).toBeVisible();
});

it('shows the package that was chosen in place of a time', async () => {
  show('tutoring', { chosenPackage: CHOSEN });
  expect(await screen.findByRole('region', { name: 'باقتك' })).toBeVisible();
});

it.each([
  ['tutoring', ['Kept', 'Questions']],
  ['assessment_workshop', ['Kept']],
  ['full_course', []],
  ['guide_ebook', []],
])('names what a %s shows at the checkout', (type, parts) => {
  expect(Object.keys(checkoutPartsOf(type) ?? {})).toEqual(parts);
});
