import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Disputes } from '@/components/disputes/disputes';
import { RefundQueue } from '@/components/refunds/refund-queue';
import { SalePage } from '@/components/refunds/sale-page';
import { ApiError } from '@/lib/client/api-error';
import {
  declineAdminRefund,
  getAdminSale,
  grantAdminRefund,
  listAdminRefunds,
  listDisputes,
  refundAdminSale,
} from '@/lib/client/endpoints.gen';
import type { DisputeRow } from '@/lib/contract/disputes';
import type { RefundRow, SaleView } from '@/lib/contract/refunds';
import { fillIn, idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const AT = '2026-11-20T10:00:00.000Z';
const [buyer, seller] = [personOf(1, 'هدى'), personOf(2, 'سارة')];
const row: RefundRow = {
  _id: idOf(50),
  saleId: idOf(51),
  orderNumber: '4F2A-11BC',
  title: 'دليل الخط',
  buyer,
  seller,
  status: 'requested',
  reason: 'does_not_work',
  note: 'لا يفتح',
  answer: '',
  failure: null,
  amount: usd(1900),
  createdAt: AT,
};

describe('refunds for the operator', () => {
  it('say when they cannot be loaded and when a tab is empty', async () => {
    answerWith([[listAdminRefunds, BROKEN]]);
    const { unmount } = renderPage(<RefundQueue by="operator" />);
    await screen.findByText('تعذّر تحميل طلبات الاسترداد');
    unmount();
    answerWith([[listAdminRefunds, pageOf()]]);
    const { user } = renderPage(<RefundQueue by="operator" />);
    await screen.findByText('لا شيء بانتظارك');
    await user.click(screen.getByRole('tab', { name: 'متعذّر' }));
    await screen.findByText('لا شيء متعذّر');
  });

  it('are declined only with an answer to the buyer', async () => {
    answerWith([
      [listAdminRefunds, pageOf(row)],
      [declineAdminRefund, {}],
    ]);
    const { user } = renderPage(<RefundQueue by="operator" />);
    expect(await screen.findByText('لا يفتح')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'رفض' }));
    const dialog = await screen.findByRole('dialog', { name: 'رفض الاسترداد؟' });
    await user.click(within(dialog).getByRole('button', { name: 'رفض' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toBeInvalid());
    expect(sentTo(declineAdminRefund)).toEqual([]);
    await fillIn(user, within(dialog).getByRole('textbox'), 'استُخدم كله');
    await user.click(within(dialog).getByRole('button', { name: 'رفض' }));
    await screen.findByText('رُفض الطلب، وأُخبر المشتري بالسبب');
    expect(sentTo(declineAdminRefund)).toEqual([{ params: { id: row._id }, body: { answer: 'استُخدم كله' } }]);
  });

  it('are granted in part, and a failure is shown in the dialog', async () => {
    answerWith([
      [listAdminRefunds, pageOf(row)],
      [grantAdminRefund, BROKEN],
    ]);
    const { user } = renderPage(<RefundQueue by="operator" />);
    await user.click(await screen.findByRole('button', { name: 'قبول' }));
    const dialog = await screen.findByRole('dialog', { name: 'قبول الاسترداد؟' });
    const amount = within(dialog).getByRole('textbox', { name: /المبلغ/ });
    await user.clear(amount);
    await fillIn(user, amount, '10');
    await user.click(within(dialog).getByRole('button', { name: 'قبول' }));
    expect(await within(dialog).findByText('حدث خطأ عندنا.')).toBeVisible();
    expect(sentTo(grantAdminRefund)).toEqual([
      { params: { id: row._id }, body: { amount: 1000, answer: '' } },
    ]);
  });

  it('that failed say what the gateway answered, and link to the sale', async () => {
    answerWith([[listAdminRefunds, pageOf({ ...row, status: 'failed', failure: 'account_closed' })]]);
    renderPage(<RefundQueue by="operator" />);
    expect(await screen.findByText('حساب المشتري مغلق')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'قبول' })).toBeNull();
    expect(screen.getByRole('link', { name: 'عرض البيع' })).toHaveAttribute(
      'href',
      `/admin/refunds/sales/${row.saleId}`,
    );
  });
});

describe('the sale page for the operator', () => {
  const terms = {
    _id: row.saleId,
    title: row.title,
    refundable: usd(900),
    refusal: null,
    atOnce: false,
    until: AT,
    why: 'over' as const,
    usage: { done: 1, of: 2, unit: 'file' as const },
    used: { files: 1, of: 2 },
  };
  const sale: SaleView = {
    kind: 'product',
    _id: row.saleId,
    orderNumber: row.orderNumber,
    title: row.title,
    buyer,
    seller,
    amount: usd(1900),
    fee: usd(190),
    refundable: usd(900),
    paidAt: AT,
    terms,
    refunds: [],
    startsAt: null,
    acceptBy: null,
    dispute: { _id: idOf(60), status: 'open', amount: usd(1000) },
  };

  it('says when the sale is not found', async () => {
    answerWith([[getAdminSale, new ApiError({ status: 404, code: 'not_found' })]]);
    renderPage(<SalePage by="operator" id={row.saleId} />);
    await screen.findByRole('heading', { name: 'لم نجد هذا البيع' });
  });

  it('shows the dispute, and refunds the amount that is left', async () => {
    answerWith([
      [getAdminSale, sale],
      [refundAdminSale, sale],
    ]);
    const { user } = renderPage(<SalePage by="operator" id={row.saleId} />);
    expect(await screen.findByText(/سحب بنك المشتري هذه الدفعة/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: /المبلغ/ })).toHaveValue('9.00');
    await user.click(within(dialog).getByRole('button', { name: 'أعد مبلغًا إلى المشتري' }));
    await screen.findByText('المبلغ في طريقه إلى المشتري');
    expect(sentTo(refundAdminSale)).toEqual([
      { params: { id: row.saleId }, body: { amount: 900, answer: '' } },
    ]);
  });
});

describe('disputes', () => {
  const dispute: DisputeRow = {
    _id: idOf(60),
    orderNumber: '4F2A-11BC',
    buyer,
    lines: [{ _id: row.saleId, title: row.title }],
    gateway: 'sandbox',
    gatewayRef: 'dp_1',
    status: 'lost',
    amount: usd(1900),
    openedAt: AT,
    closedAt: AT,
    cause: 'general',
    answerBy: null,
    answers: [],
  };

  it('say when they cannot be loaded and when there are none', async () => {
    answerWith([[listDisputes, BROKEN]]);
    const { unmount } = renderPage(<Disputes />);
    await screen.findByText('تعذّر تحميل الاعتراضات');
    unmount();
    answerWith([[listDisputes, pageOf()]]);
    renderPage(<Disputes />);
    await screen.findByText('لا اعتراضات');
  });

  it('show how they ended, their reference at the gateway and a link to the sale', async () => {
    answerWith([[listDisputes, pageOf(dispute)]]);
    renderPage(<Disputes />);
    expect(await screen.findByText('لصالح المشتري')).toBeVisible();
    expect(screen.getByText('dp_1').parentElement).toHaveTextContent('لدى بوابة تجريبية: dp_1');
    expect(screen.getByRole('link', { name: 'دليل الخط' })).toHaveAttribute(
      'href',
      `/admin/refunds/sales/${row.saleId}`,
    );
  });
});
