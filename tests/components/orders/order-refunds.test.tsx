import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderProgress } from '@/components/orders/order-progress';
import { OrderRefunds } from '@/components/orders/order-refunds';
import { ApiError } from '@/lib/client/api-error';
import { getOrderRefunds, requestRefund } from '@/lib/client/endpoints.gen';
import type { OrderView } from '@/lib/contract/orders';
import type { OrderRefunds as Refunds } from '@/lib/contract/refunds';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { fillIn, idOf, usd } from '@/tests/components/admin/samples';
import { AUTHOR } from '@/tests/components/posts/sample-post';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const order = (more: Partial<OrderView> = {}): OrderView => ({
  _id: idOf(1),
  number: '4F2A-11BC',
  status: 'paid',
  lines: [],
  total: usd(4900),
  payment: null,
  createdAt: AT,
  paidAt: AT,
  expiresAt: AT,
  house: { name: 'قيمة', address: null, taxNumber: null },
  ...more,
});
type Terms = Refunds['lines'][number];
const terms = (more: Partial<Terms> = {}): Terms => ({
  _id: idOf(2),
  title: 'دليل الخط',
  refundable: usd(4900),
  refusal: null,
  atOnce: true,
  until: AT,
  why: null,
  usage: { done: 0, of: 2, unit: 'file' },
  used: { files: 0, of: 2 },
  ...more,
});
const refunds = (lines: Terms[], more: Partial<Refunds> = {}): Refunds => ({
  lines,
  refunds: [],
  dispute: null,
  ...more,
});
const asked: Refunds['refunds'][number] = {
  _id: idOf(3),
  status: 'requested',
  reason: 'does_not_work',
  note: 'لا يُفتح',
  answer: '',
  amount: usd(4900),
  lines: [],
  createdAt: AT,
  decidedAt: null,
};
const show = (given: unknown, ...more: (readonly [object, unknown])[]) => {
  answerWith([[getOrderRefunds, given], ...more]);
  return renderPage(<OrderRefunds order={order()} />);
};
const section = () => screen.findByRole('region', { name: 'الاسترداد' });
const opener = () => screen.findByRole('button', { name: 'اطلب الاسترداد: «دليل الخط»' });
type User = ReturnType<typeof renderPage>['user'];

/** Asks in the dialog, with a reason. */
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
  ['the order cost nothing', { total: usd(0) }],
])('when %s, refund terms are neither loaded nor shown', (_, more) => {
  answerWith([[getOrderRefunds, refunds([terms()])]]);
  renderPage(<OrderRefunds order={order(more)} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sentTo(getOrderRefunds)).toEqual([]);
});

test('refund terms that cannot be loaded say so and offer a retry', async () => {
  const { user } = show(BROKEN);
  await screen.findByText('تعذّر تحميل الاسترداد');
  answerWith([[getOrderRefunds, refunds([terms()])]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await opener()).toBeVisible();
});

test.each([
  ['tip', 'لا تُسترد الإكرامية إلا بقرار من صاحبها أو من الإدارة.'],
  ['returned', 'استُرد ثمنه كاملًا.'],
  ['ended', 'ألغيتَه، ولا يعود شيء من ثمنه وفق الشروط التي وافقت عليها.'],
  ['asked', 'طلبك بانتظار الرد.'],
  ['declined', 'تعذّر قبول طلبك.'],
  ['disputed', 'بنكك ينظر في هذه الدفعة.'],
] as const)('an order line refused as %s says why and has no refund button', async (refusal, says) => {
  show(refunds([terms({ refusal })]));
  expect(await section()).toHaveTextContent(says);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a cancelled line of which a part went back says that this was decided then', async () => {
  const [line] = [terms({ refusal: 'ended' })];
  const back = { ...asked, status: 'succeeded' as const, reason: 'cancelled' as const };
  const lines = [{ _id: line._id, title: line.title, amount: usd(2450) }];
  show(refunds([line], { refunds: [{ ...back, amount: usd(2450), lines }] }));
  expect(await section()).toHaveTextContent('أُلغي، وتقرّر حينها ما يُعاد من ثمنه.');
  expect(await section()).not.toHaveTextContent('ولا يعود شيء');
});

test.each([
  ['answered', 'declined', 'other', ['كتبتَ', 'الرد', 'يبقى لك ما اشتريته.']],
  ['unasked, by the seller', 'succeeded', 'goodwill', ['رسالة البائع', 'بمبادرة من البائع']],
  ['unasked, by an operator', 'succeeded', 'by_team', ['رسالة فريق قيمة', 'بقرار من فريق قيمة']],
] as const)('a refund %s speaks to its buyer', async (_, status, reason, words) => {
  const note = reason === 'other' ? 'لا يُفتح' : '';
  show(refunds([], { refunds: [{ ...asked, status, reason, note, answer: 'نعتذر' }] }));
  const said = [...(await section()).querySelectorAll('p, strong')].map(({ textContent }) => textContent);
  for (const each of words) expect(said.some((text) => text === each || text?.startsWith(each))).toBe(true);
  expect(await section()).not.toHaveTextContent(/كتب المشتري|لصاحبه/);
});

test('while a failed refund is handled, no other is offered for its line', async () => {
  const [line] = [terms()];
  const failed = { ...asked, status: 'failed' as const, lines: [{ ...line, amount: usd(4900) }] };
  show(refunds([line, terms({ _id: idOf(9), title: 'دليل اللون' })], { refunds: [failed] }));
  expect(await section()).toHaveTextContent('وفريق قيمة يتابع ذلك');
  expect(screen.getByRole('button')).toHaveAccessibleName('اطلب الاسترداد: «دليل اللون»');
});

const back = (...states: (typeof asked.status)[]) =>
  states.map((status, n) => ({ ...asked, _id: idOf(20 + n), status }));
test.each([
  ['is on its way', back('granted', 'failed'), null, 'يعود المبلغ إلى وسيلة الدفع نفسها.'],
  ['has arrived', back('succeeded', 'declined'), null, 'عاد المبلغ إلى وسيلة الدفع نفسها.'],
  ['came from the bank', back('declined'), 'lost', 'أعاد إليك بنكك المبلغ.'],
  ['came from both', back('succeeded'), 'lost', 'تجد ما يعود إليك من ثمنه أدناه في «الاسترداد».'],
] as const)('a refunded order says that the money %s', async (_, given, status, words) => {
  const dispute = status && { status, amount: usd(4900) };
  answerWith([[getOrderRefunds, refunds([], { refunds: given, dispute })]]);
  renderPage(<OrderProgress order={order({ status: 'refunded' })} />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a line whose failed refund was followed by another says what became of it', async () => {
  const [line] = [terms({ refusal: 'returned' })];
  const lines = [{ ...line, amount: usd(4900) }];
  const [last, first] = [
    { ...asked, _id: idOf(8), status: 'succeeded' as const, lines },
    { ...asked, status: 'failed' as const, lines },
  ];
  show(refunds([line], { refunds: [last, first] }));
  expect(await section()).toHaveTextContent('استُرد ثمنه كاملًا.');
});

test.each([
  ['open', /سحب بنكك دفعة هذا الطلب/],
  ['won', /أعاد بنكك الدفعة/],
  ['lost', /أعاد إليك بنكك المبلغ/],
] as const)('a dispute that is %s is explained', async (status, says) => {
  show(refunds([terms({ refusal: 'disputed' })], { dispute: { status, amount: usd(4900) } }));
  expect(await within(await section()).findByRole('alert')).toHaveTextContent(says);
});

test('when the seller decides about a refund, the section says so, and the request needs a reason', async () => {
  const { user } = show(refunds([terms({ atOnce: false, why: 'over' })]));
  expect(stripBidiMarks((await section()).textContent ?? '')).toMatch(/\$49\.00.*القرار للبائع/);
  await user.click(await opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'طلب استرداد' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/القرار للبائع: انتهت مهلة الاسترداد الفوري/);
  await user.click(dialog.getByRole('button', { name: 'أرسل الطلب' }));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /ما السبب/ })).toBeInvalid());
  expect(sentTo(requestRefund)).toEqual([]);
});

describe('what is sold by times or seats', () => {
  const line = { _id: idOf(2), kind: 'product', title: 'درس', amount: usd(4900) } as const;
  const none = {
    productId: idOf(4),
    postId: null,
    entitlementId: idOf(5),
    isCancelled: false,
    startsAt: null,
    acceptBy: null,
    cover: null,
  };
  const showLine = (type: string, unit: 'session' | 'assessment', why: Terms['why']) => {
    answerWith([
      [getOrderRefunds, refunds([terms({ atOnce: false, why, usage: { done: 0, of: 1, unit } })])],
    ]);
    renderPage(<OrderRefunds order={order({ lines: [{ ...line, ...none, type, seller: AUTHOR }] })} />);
  };

  test('is cancelled by rules of its own, and says where these are', async () => {
    showLine('tutoring', 'session', 'booked');
    expect(await section()).toHaveTextContent('ألغِه من صفحته');
    expect(screen.getByRole('link', { name: 'افتح صفحته: دليل الخط' })).toHaveAttribute(
      'href',
      `/library/${idOf(5)}`,
    );
  });

  test('has no such rules where it is an assessment without a date: its seller decides', async () => {
    showLine('assessment_workshop', 'assessment', 'not_promised');
    expect(await section()).toHaveTextContent('دليل الخط');
    expect(screen.queryByRole('link', { name: /افتح صفحته/ })).toBeNull();
  });
});

test.each([
  [
    'the money was given back meanwhile',
    new ApiError({ code: 'not_refundable', status: 409, detail: 'لم يبق ما يُسترد.' }),
    /لم يبق ما يُسترد/,
  ],
  ['the server does not answer', new ApiError({}), /./],
])('when %s, the dialog says so and keeps the text', async (_, error, says) => {
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

test('after a request, the section shows its state and the buyer’s words, and its heading has the focus', async () => {
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
