import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tips } from '@/components/admin/tips/tips';
import { judgeTipWord, listAdminTips, refundAdminSale, releaseTip } from '@/lib/client/endpoints.gen';
import type { AdminTip } from '@/lib/contract/tips';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { PAYER, sampleWaiting, TIP_ID } from '@/tests/components/tips/sample-tips';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
vi.mock('next/navigation', () => ({
  usePathname: () => '/admin/tips',
  useSearchParams: () => new URLSearchParams(),
}));

async function show(tip: AdminTip, ...answers: (readonly [object, unknown])[]) {
  answerWith([[listAdminTips, { data: [tip], nextCursor: null }], ...answers]);
  const { user } = renderPage(<Tips />);
  await screen.findByRole('listitem');
  /** Presses a button of the card, and the same in the question. */
  const decide = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('alertdialog');
    await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  };
  return { user, decide };
}

it('a queue that cannot be loaded is not said to be empty', async () => {
  answerWith([[listAdminTips, BROKEN]]);
  renderPage(<Tips />);
  expect(await screen.findByText('تعذّر تحميل الإكراميات')).toBeVisible();
});

it('an operator sees who gave a tip without a name, why it waits, and what went the other way', async () => {
  await show(sampleWaiting({ keptFor: 'both_ways', back: { amount: 2_000, currency: 'USD' } }));
  expect(screen.getByRole('link', { name: PAYER.name })).toBeVisible();
  expect(screen.getByText('بلا اسم عند صاحبها')).toBeVisible();
  expect(screen.getByText('متبادلة خلال 30 يومًا')).toBeVisible();
  expect(screen.getByText(/أعطاه صاحبها/)).toHaveTextContent('20.00');
});

it('a tip is released only after a question', async () => {
  const { decide } = await show(sampleWaiting(), [releaseTip, { done: true }]);
  await decide('الإفراج عنها');
  await waitFor(() => expect(sentTo(releaseTip)).toEqual([{ params: { id: TIP_ID } }]));
});

it('a tip that is refused goes back to its payer, with all that is left of it', async () => {
  const { decide } = await show(sampleWaiting(), [refundAdminSale, {}]);
  await decide('ردّها إلى من أعطاها');
  await waitFor(() =>
    expect(sentTo(refundAdminSale)).toEqual([
      { params: { id: TIP_ID }, body: { amount: 14_000, answer: '' } },
    ]),
  );
});

it('when a tip cannot be released, the question says why', async () => {
  const { decide } = await show(sampleWaiting(), [releaseTip, BROKEN]);
  await decide('الإفراج عنها');
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
});

it('of a reported word only the word is decided about', async () => {
  const { user } = await show(sampleWaiting({ keptFor: null, isReported: true }), [judgeTipWord, {}]);
  expect(screen.queryByRole('button', { name: 'الإفراج عنها' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'حذف الكلمة' }));
  expect(sentTo(judgeTipWord)).toEqual([{ params: { id: TIP_ID }, body: { isKept: false } }]);
});
