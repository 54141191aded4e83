import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Purchases } from '@/components/purchases/purchases';
import { getOrderRefunds, listOwnRefunds, listPurchases, requestRefund } from '@/lib/client/endpoints.gen';
import type { BoughtProduct } from '@/lib/contract/purchases';
import type { OwnRefund } from '@/lib/contract/refunds';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const ORDER = '01890000-0000-7000-8000-000000000010';
const LINE = '01890000-0000-7000-8000-000000000011';
const usd = (amount: number) => ({ amount, currency: 'USD' });

const purchase = (status: NonNullable<BoughtProduct['refund']>['status']): BoughtProduct => ({
  _id: '01890000-0000-7000-8000-000000000012',
  product: sampleProduct({ title: 'دليل الخط' }),
  post: null,
  kind: 'files',
  holds: { count: 2, unit: 'file' },
  filesCount: 2,
  grantedAt: AT,
  access: 'active',
  use: 'open',
  isDisputed: false,
  cancelledFor: null,
  refund: { orderId: ORDER, lineId: LINE, status, until: AT, canAsk: status === null },
});
const listed = (...purchases: BoughtProduct[]) => {
  answerWith([
    [listPurchases, page(purchases)],
    [listOwnRefunds, page([])],
  ]);
  return renderPage(<Purchases />);
};
const menuButton = () => screen.findByRole('button', { name: 'خيارات «دليل الخط»' });
const terms = (refusal: string | null) => ({
  lines: [
    {
      _id: LINE,
      title: 'دليل الخط',
      refundable: usd(1900),
      refusal,
      atOnce: true,
      until: AT,
      why: null,
      usage: { done: 0, of: 2, unit: 'file' },
      used: { files: 0, of: 2 },
    },
  ],
  refunds: [],
  dispute: null,
});
const told = (more: Partial<OwnRefund>): OwnRefund => ({
  _id: '01890000-0000-7000-8000-000000000013',
  status: 'declined',
  reason: 'other',
  note: 'لا يعمل',
  answer: 'يعمل على كل الأجهزة',
  amount: usd(1900),
  createdAt: AT,
  decidedAt: AT,
  lines: [{ _id: LINE, title: 'دليل الخط', amount: usd(1900) }],
  orderId: ORDER,
  orderNumber: '4F2A-11BC',
  ...more,
});
const page = (data: unknown[]) => ({ data, nextCursor: null });
/** Opens the menu of the purchase and asks for a refund. */
async function ask(user: ReturnType<typeof renderPage>['user']) {
  await user.click(await menuButton());
  const menu = await screen.findByRole('menu', { name: 'خيارات «دليل الخط»' });
  await user.click(within(menu).getByRole('menuitem', { name: /^اطلب الاسترداد/ }));
}

test('when the refund terms cannot be loaded, an error is shown and no dialog opens', async () => {
  answerWith([
    [listPurchases, page([purchase(null)])],
    [listOwnRefunds, page([])],
    [getOrderRefunds, BROKEN],
  ]);
  const { user } = renderPage(<Purchases />);
  await ask(user);
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('refund requests that cannot be loaded say so beside the purchases, and a retry loads them', async () => {
  answerWith([
    [listPurchases, page([purchase(null)])],
    [listOwnRefunds, BROKEN],
  ]);
  const { user } = renderPage(<Purchases />);
  await screen.findByText('تعذّر تحميل طلبات الاسترداد');
  expect(await menuButton()).toBeVisible();
  answerWith([[listOwnRefunds, page([told({})])]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByRole('region', { name: 'طلبات الاسترداد' })).toHaveTextContent('مرفوض');
});

test('a purchase that can no longer be refunded says why and opens no dialog', async () => {
  answerWith([
    [listPurchases, page([purchase(null)])],
    [listOwnRefunds, page([])],
    [getOrderRefunds, terms('disputed')],
  ]);
  const { user } = renderPage(<Purchases />);
  await ask(user);
  expect(await screen.findByText('بنكك ينظر في هذه الدفعة.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a refund is requested with a reason, its state is shown and the request list gets the focus', async () => {
  const answers = [
    [getOrderRefunds, terms(null)],
    [requestRefund, terms('returned')],
  ] as const;
  answerWith([[listPurchases, page([purchase(null)])], [listOwnRefunds, page([])], ...answers]);
  const { user } = renderPage(<Purchases />);
  await ask(user);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('combobox', { name: /ما السبب؟/ }));
  await user.click(await screen.findByRole('option', { name: 'غيّرت رأيي' }));
  const given = told({ status: 'granted', reason: 'changed_mind', note: '', answer: '' });
  answerWith([[listPurchases, page([])], [listOwnRefunds, page([given])], ...answers]);
  await user.click(within(dialog).getByRole('button', { name: 'أرسل الطلب' }));
  expect(await screen.findByText('قُبل طلبك، والمبلغ في طريقه إليك')).toBeVisible();
  expect(sentTo(requestRefund)).toEqual([
    expect.objectContaining({ body: { lineId: LINE, reason: 'changed_mind', note: '' } }),
  ]);
  const heading = await screen.findByRole('heading', { name: 'طلبات الاسترداد' });
  expect(screen.getByText('في الطريق')).toBeVisible();
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByText('استُرد ثمنه كاملًا.')).toBeNull();
});

test('a purchase with a refund request shows its state and the answer instead of the button', async () => {
  answerWith([
    [listPurchases, page([purchase('declined')])],
    [listOwnRefunds, page([told({})])],
  ]);
  renderPage(<Purchases />);
  const state = await screen.findByRole('link', { name: 'طلب الاسترداد: مرفوض' });
  expect(state).toHaveAttribute('href', `/orders/${ORDER}`);
  expect(screen.queryByText(/اطلب الاسترداد/)).toBeNull();
  expect(await screen.findByText('يعمل على كل الأجهزة')).toBeVisible();
});

test.each([
  ['free', { refund: null }],
  ['out of its time for refunds', { refund: { ...purchase(null).refund, canAsk: false } }],
] as const)('the menu of a purchase that is %s offers no refund', async (_what, more) => {
  const { user } = listed({ ...purchase(null), ...(more as Partial<BoughtProduct>) });
  await screen.findByRole('link', { name: 'فتح «دليل الخط»' });
  await user.click(await menuButton());
  expect(await screen.findByRole('menuitem', { name: 'صفحة المنتج' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /الاسترداد/ })).toBeNull();
});

test.each([
  ['whose money is on its way back', { access: 'suspended' }, 'granted', 'المبلغ في طريقه إليك.'],
  ['that was refunded', { access: 'revoked' }, 'succeeded', 'مُسترد'],
  ['that is disputed', { access: 'suspended', isDisputed: true }, null, 'قيد اعتراض لدى البنك'],
  ['that was cancelled too late for money', { access: 'revoked', cancelledFor: 'buyer' }, null, 'ملغى'],
  ['that the bank gave back', { access: 'revoked', isDisputed: true }, null, 'أعاد بنكك المبلغ'],
] as const)(
  'a purchase %s says so and leads to its order instead of its files',
  async (_what, more, status, word) => {
    listed({ ...purchase(status), ...more });
    expect(await screen.findByText(word)).toBeVisible();
    expect(screen.getByRole('link', { name: 'عرض الطلب: «دليل الخط»' })).toHaveAttribute(
      'href',
      `/orders/${ORDER}`,
    );
    expect(screen.queryByRole('link', { name: 'فتح «دليل الخط»' })).toBeNull();
  },
);

test('a product that left the market can still be opened by its buyer, and says so', async () => {
  listed({ ...purchase(null), product: sampleProduct({ title: 'دليل الخط', status: 'unpublished' }) });
  expect(await screen.findByText('لم يعد معروضًا')).toBeVisible();
  expect(screen.getByText('يبقى لك كما هو.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'فتح «دليل الخط»' })).toBeVisible();
});

test.each([
  ['watch', 'مشاهدة «دليل الخط»'],
  ['listen', 'استماع إلى «دليل الخط»'],
] as const)('a purchase to %s has that as its main action', async (use, name) => {
  listed({ ...purchase(null), use });
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringContaining('/library/'),
  );
});

test('a member without purchases is led to the marketplace', async () => {
  listed();
  expect(await screen.findByText('لا مشتريات بعد')).toBeVisible();
  expect(screen.getByRole('link', { name: 'تصفّح السوق' })).toHaveAttribute('href', '/marketplace');
});
