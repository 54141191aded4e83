import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OrderRefunds } from '@/components/refunds/order-refunds';
import { ApiError } from '@/lib/client/api-error';
import type { OrderView } from '@/lib/contract/orders';
import { getOrderRefunds, type OrderRefunds as Refunds, requestRefund } from '@/lib/contract/refunds';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { fillIn, idOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const order = (more: Partial<OrderView> = {}): OrderView => ({
  ...{ _id: idOf(1), number: '4F2A-11BC', status: 'paid', lines: [], total: usd(4900), payment: null },
  ...{ createdAt: AT, paidAt: AT, expiresAt: AT },
  ...more,
});
type Terms = Refunds['lines'][number];
const terms = (more: Partial<Terms> = {}): Terms => ({
  ...{ _id: idOf(2), title: 'دليل الخط', refundable: usd(4900), refusal: null, atOnce: true, until: AT },
  used: { files: 0, of: 2 },
  ...more,
});
const refunds = (lines: Terms[], more: Partial<Refunds> = {}): Refunds => ({
  ...{ lines, refunds: [], dispute: null },
  ...more,
});
const asked: Refunds['refunds'][number] = {
  ...{ _id: idOf(3), status: 'requested', reason: 'does_not_work', note: 'لا يُفتح', answer: '' },
  ...{ amount: usd(4900), lines: [], createdAt: AT, decidedAt: null },
};
const show = (given: unknown, ...more: (readonly [object, unknown])[]) => {
  answerWith([[getOrderRefunds, given], ...more]);
  return renderPage(<OrderRefunds order={order()} />);
};
const section = () => screen.findByRole('region', { name: 'الاسترداد' });
const opener = () => screen.findByRole('button', { name: 'اطلب استرداد ثمن «دليل الخط»' });
type User = ReturnType<typeof renderPage>['user'];

/** Asks by the dialog, with a reason. */
async function ask(user: User) {
  await user.click(await opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'طلب استرداد' }));
  await user.click(dialog.getByRole('combobox', { name: /ما السبب/ }));
  await user.click(await screen.findByRole('option', { name: 'لا يعمل عندي' }));
  await fillIn(user, dialog.getByRole('textbox'), 'لا يُفتح');
  await user.click(dialog.getByRole('button', { name: 'أرسل الطلب' }));
  return dialog;
}

beforeEach(() => vi.clearAllMocks());

test.each([
  ['nothing was paid yet', { paidAt: null, status: 'awaiting_payment' as const }],
  ['it cost nothing', { total: usd(0) }],
])('where %s, nothing is asked and nothing is shown', (_, more) => {
  answerWith([[getOrderRefunds, refunds([terms()])]]);
  renderPage(<OrderRefunds order={order(more)} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sentTo(getOrderRefunds)).toEqual([]);
});

test('terms that cannot be read say so and are asked for again', async () => {
  const { user } = show(BROKEN);
  await screen.findByText('تعذّر تحميل الاسترداد');
  answerWith([[getOrderRefunds, refunds([terms()])]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await opener()).toBeVisible();
});

test.each([
  ['tip', 'الهدية لا تُسترد.'],
  ['returned', 'استُرد ثمنه كاملًا.'],
  ['asked', 'طلبك بانتظار الرد.'],
  ['declined', 'تعذّر قبول طلبك.'],
  ['disputed', 'بنكك ينظر في هذه الدفعة.'],
] as const)('what is %s says so, and cannot be asked for', async (refusal, says) => {
  show(refunds([terms({ refusal })]));
  expect(await section()).toHaveTextContent(says);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['open', /سحب بنكك دفعة هذا الطلب/],
  ['won', /أعاد بنكك الدفعة/],
  ['lost', /أعاد إليك بنكك المبلغ/],
] as const)('a dispute that is %s is told', async (status, says) => {
  show(refunds([terms({ refusal: 'disputed' })], { dispute: { status, amount: usd(4900) } }));
  expect(await within(await section()).findByRole('alert')).toHaveTextContent(says);
});

test('says whether it goes back at once or the seller decides, and asks for a reason', async () => {
  const { user } = show(refunds([terms({ atOnce: false })]));
  expect(stripBidiMarks((await section()).textContent ?? '')).toMatch(/\$49\.00.*القرار للبائع/);
  await user.click(await opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'طلب استرداد' }));
  await user.click(dialog.getByRole('button', { name: 'أرسل الطلب' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /ما السبب/ })).toBeInvalid());
  expect(sentTo(requestRefund)).toEqual([]);
});

test.each([
  [
    'it was given back meanwhile',
    new ApiError({ code: 'not_refundable', status: 409, detail: 'لم يبق ما يُسترد.' }),
    /لم يبق ما يُسترد/,
  ],
  ['nobody answers', new ApiError({}), /./],
])('where %s the dialog says so and stays', async (_, error, says) => {
  const { user } = show(refunds([terms()]), [requestRefund, error]);
  const dialog = await ask(user);
  const said = () =>
    dialog
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(' ');
  await waitFor(() => expect(said()).toMatch(says));
  expect(dialog.getByRole('textbox')).toHaveValue('لا يُفتح');
});

test('asked for, it stands there with its words, and the section has the focus', async () => {
  const after = refunds([terms({ refusal: 'asked' })], { refunds: [asked] });
  const { user } = show(refunds([terms()]), [requestRefund, after]);
  await ask(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(requestRefund)).toMatchObject([
    { params: { id: idOf(1) }, body: { lineId: idOf(2), reason: 'does_not_work', note: 'لا يُفتح' } },
  ]);
  expect(await section()).toHaveTextContent('بانتظار الرد');
  expect(await section()).toHaveTextContent('لا يُفتح');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'الاسترداد' })).toHaveFocus());
});
