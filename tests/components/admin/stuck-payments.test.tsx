import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StuckPayments } from '@/components/admin/payments/stuck-payments';
import { askAboutPayment, giveBackPayment, listStuckPayments } from '@/lib/client/endpoints.gen';
import type { StuckPayment } from '@/lib/contract/stuck-payments';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const ID = '01890000-0000-7000-8000-000000000001';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const payment = (more: Partial<StuckPayment> = {}): StuckPayment => ({
  _id: ID,
  orderId: ID,
  orderNumber: '4F2A-11BC',
  orderStatus: 'awaiting_payment',
  gateway: 'stripe',
  gatewayRef: 'cs_test_1',
  why: 'wrong_amount',
  asked: usd(1900),
  told: usd(1500),
  buyer: {
    _id: ID,
    name: 'هدى',
    handle: 'huda',
    headline: '',
    profilePic: null,
    role: 'MEMBER',
    accountType: 'INDIVIDUAL',
  },
  at: '2026-11-20T10:00:00.000Z',
  refund: null,
  can: { ask: true, giveBack: true },
  isOwn: false,
  ...more,
});
const listOf = (...data: StuckPayment[]) => [listStuckPayments, { data, nextCursor: null }] as const;
const show = (...answers: (readonly [object, unknown])[]) => {
  answerWith(answers);
  return renderPage(<StuckPayments />);
};

test('the list of stuck payments says when it cannot be loaded and when it is empty', async () => {
  show([listStuckPayments, BROKEN]);
  expect(await screen.findByText('تعذّر تحميل الدفعات')).toBeVisible();
  show(listOf());
  expect(await screen.findByText('لا دفعات عالقة')).toBeVisible();
});

test('an operator’s own stuck payment is shown without buttons', async () => {
  show(listOf(payment({ isOwn: true })));
  expect(await screen.findByText(/يبتّ فيها مشغّل آخر/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a stuck payment shows the amount asked, the amount received, its reference, its order and what to do', async () => {
  show(listOf(payment()));
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('19.00', { exact: false })).toBeVisible();
  expect(card.getByText('15.00', { exact: false })).toBeVisible();
  expect(card.getByText('cs_test_1')).toBeVisible();
  expect(card.getByText(/اسأل البوابة\. إن قالت/)).toBeVisible();
  expect(card.getByRole('link', { name: '4F2A-11BC' })).toHaveAttribute('href', `/admin/sales/${ID}`);
});

test('when the operator asks about a stuck payment, the page shows the gateway’s answer', async () => {
  const { user } = show(listOf(payment()), [askAboutPayment, { outcome: 'attached' }]);
  await user.click(await screen.findByRole('button', { name: 'اسأل البوابة' }));
  expect(await screen.findByText(/وفُتح للمشتري ما اشترى/)).toBeVisible();
  expect(sentTo(askAboutPayment)).toEqual([{ params: { id: ID } }]);
});

test('when the question to the gateway fails, the page says so', async () => {
  const { user } = show(listOf(payment()), [askAboutPayment, BROKEN]);
  await user.click(await screen.findByRole('button', { name: 'اسأل البوابة' }));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
});

test('a stuck payment is given back only after a confirmation that names the amount', async () => {
  const { user } = show(listOf(payment()), [giveBackPayment, payment()]);
  await user.click(await screen.findByRole('button', { name: 'أعد المبلغ' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('heading')).toHaveTextContent('15.00');
  expect(sentTo(giveBackPayment)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'أعد المبلغ' }));
  expect(await screen.findByText('طُلبت إعادة المبلغ')).toBeVisible();
  expect(sentTo(giveBackPayment)).toEqual([{ params: { id: ID } }]);
});

test.each([
  [
    { told: null, can: { ask: true, giveBack: false } },
    'لا نعرف كم وصل. اسأل البوابة أولًا.',
    ['اسأل البوابة'],
  ],
  [
    { can: { ask: false, giveBack: true }, refund: { status: 'failed' as const, failure: 'x' } },
    /رفضت البوابة إعادة المبلغ/,
    ['أعد المبلغ'],
  ],
  [
    { can: { ask: false, giveBack: false }, refund: { status: 'succeeded' as const, failure: null } },
    'عادت إلى المشتري',
    [],
  ],
])('a stuck payment offers only what can be done: %o', async (more, says, buttons) => {
  show(listOf(payment(more)));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
});

test('payments that were given back are listed under their own tab', async () => {
  const { user } = show(listOf());
  await user.click(await screen.findByRole('tab', { name: 'أُعيدت' }));
  expect(sentTo(listStuckPayments)).toMatchObject([
    { query: { status: 'waiting' } },
    { query: { status: 'returned' } },
  ]);
});
