import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ThatDay } from '@/components/kinds/assessments/form/that-day';
import { listBookings } from '@/lib/client/endpoints.gen';
import type { GivenWorkshop, HostBooking } from '@/lib/contract/kinds/appointments';
import { Messages } from '@/lib/i18n/page-messages';
import { sampleBooking, sampleHostBooking } from '@/tests/components/kinds/bookings/sample-bookings';
import { answerWith, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const [DATE, ZONE] = ['2026-12-10', 'Asia/Riyadh'];
const { slot } = sampleHostBooking();
const at = (time: string) => ({ date: DATE, time, offset: '+03:00' });
const workshop = (_id: string): GivenWorkshop => ({
  _id,
  product: { _id: 'w1', title: 'ورشة الخبر' },
  seats: 5,
  soldCount: 1,
  slot: { ...slot, startsAt: `${DATE}T16:00:00.000Z`, endsAt: `${DATE}T18:00:00.000Z`, local: at('19:00') },
});

function Form({ children }: { children: ReactNode }) {
  return (
    <FormProvider {...useForm({ defaultValues: { content: { timeZone: ZONE } } })}>{children}</FormProvider>
  );
}

function show(data: HostBooking[], workshops: GivenWorkshop[]) {
  answerWith([[listBookings, { data, workshops }]]);
  return renderPage(
    <Messages of={['kinds-assessments']}>
      <Form>
        <ThatDay date={DATE} dateId="own" />
        <p>بعدها</p>
      </Form>
    </Messages>,
  );
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('says what its creator has on the day of a date, in order, and a group once', async () => {
  const seat = (_id: string) => sampleHostBooking({ _id });
  show([seat('b1'), seat('b2')], [workshop('d1'), workshop('own')]);
  expect(await screen.findByText('لديك في هذا اليوم:')).toBeVisible();
  expect(lines()).toEqual(['13:00–14:00 مراجعة شيفرتك', '19:00–21:00 ورشة الخبر']);
  expect(sentTo(listBookings)).toEqual([{ query: { from: DATE, days: 1, timeZone: ZONE } }]);
});

it('says nothing where that is cancelled, given by somebody else, or the date itself', async () => {
  const gone = sampleHostBooking({ _id: 'b1', state: 'cancelled' });
  const theirs = sampleHostBooking({ _id: 'b2', host: sampleBooking().host });
  show([gone, theirs], [workshop('own')]);
  await vi.waitFor(() => expect(sentTo(listBookings)).toHaveLength(1));
  expect(await screen.findByText('بعدها')).toBeVisible();
  expect(lines()).toEqual([]);
});
