import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Purchases } from '@/components/purchases/purchases';
import { listPurchases, type PurchaseCard } from '@/lib/contract/purchases';
import { getOrderRefunds, listOwnRefunds, type OwnRefund, requestRefund } from '@/lib/contract/refunds';
import { sampleProduct } from '@/tests/components/products/sample-product';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const ORDER = '01890000-0000-7000-8000-000000000010';
const LINE = '01890000-0000-7000-8000-000000000011';
const usd = (amount: number) => ({ amount, currency: 'USD' });

const purchase = (status: NonNullable<PurchaseCard['refund']>['status']): PurchaseCard => ({
  ...{ _id: '01890000-0000-7000-8000-000000000012', product: sampleProduct({ title: 'دليل الخط' }) },
  ...{ filesCount: 2, grantedAt: AT, refund: { orderId: ORDER, lineId: LINE, status } },
});
const terms = (refusal: string | null) => ({
  lines: [
    {
      ...{ _id: LINE, title: 'دليل الخط', refundable: usd(1900), refusal, atOnce: true, until: AT },
      used: { files: 0, of: 2 },
    },
  ],
  refunds: [],
  dispute: null,
});
const told = (more: Partial<OwnRefund>): OwnRefund => ({
  ...{ _id: '01890000-0000-7000-8000-000000000013', status: 'declined', reason: 'other', note: 'لا يعمل' },
  ...{ answer: 'يعمل على كل الأجهزة', amount: usd(1900), createdAt: AT, decidedAt: AT },
  lines: [{ _id: LINE, title: 'دليل الخط', amount: usd(1900) }],
  ...{ orderId: ORDER, orderNumber: '4F2A-11BC' },
  ...more,
});
const page = (data: unknown[]) => ({ data, nextCursor: null });
const askButton = () => screen.findByRole('button', { name: 'اطلب استرداد ثمن «دليل الخط»' });

test('when the refund terms cannot be loaded, an error is shown and no dialog opens', async () => {
  answerWith([
    [listPurchases, page([purchase(null)])],
    [listOwnRefunds, page([])],
    [getOrderRefunds, BROKEN],
  ]);
  const { user } = renderPage(<Purchases />);
  await user.click(await askButton());
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
  expect(await askButton()).toBeVisible();
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
  await user.click(await askButton());
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
  await user.click(await askButton());
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
  expect(screen.queryByRole('button', { name: /اطلب استرداد/ })).toBeNull();
  expect(await screen.findByText('يعمل على كل الأجهزة')).toBeVisible();
});

test('a free purchase has no refund button', async () => {
  answerWith([
    [listPurchases, page([{ ...purchase(null), refund: null }])],
    [listOwnRefunds, page([])],
  ]);
  renderPage(<Purchases />);
  await screen.findByRole('link', { name: 'افتح «دليل الخط»' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
