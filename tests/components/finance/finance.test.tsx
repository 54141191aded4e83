import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BalanceCard } from '@/components/finance/balance-card';
import { Finance } from '@/components/finance/finance';
import { IncomeCard } from '@/components/finance/income-card';
import { Ledger } from '@/components/finance/ledger';
import { Payouts } from '@/components/finance/payouts';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import {
  exportLedger,
  getBalance,
  getIncome,
  getPayoutOptions,
  listLedger,
  listPayouts,
} from '@/lib/client/endpoints.gen';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/download', () => ({ downloadFile: vi.fn() }));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const BALANCE = {
  pending: usd(1800),
  available: usd(12_050),
  reserved: usd(0),
  debt: usd(0),
  nextRelease: { at: '2026-11-28T10:00:00.000Z', amount: usd(1800) },
  salesCount: 7,
  holdDays: 7,
  minimumPayout: usd(5000),
};
const SALE = {
  _id: '9',
  kind: 'sale',
  category: 'sales',
  account: 'pending',
  movedFrom: null,
  amount: usd(1800),
  title: 'دليل الخط العربي',
  buyer: 'سارة (Dev) 3!',
  orderLineId: null,
  productId: '01890000-0000-7000-8000-000000000001',
  postId: null,
  company: null,
  reportMonth: null,
  gross: usd(2000),
  fee: usd(200),
  createdAt: '2026-11-21T10:00:00.000Z',
};
const payout = (_id: string, status: string) => ({
  _id,
  amount: usd(5000),
  status,
  number: Number(_id),
  origin: 'request',
  method: null,
  failure: null,
  note: '',
  reference: null,
  canCancel: false,
  closedAt: null,
  createdAt: SALE.createdAt,
});

const OPTIONS = {
  payable: usd(12_050),
  minimum: usd(5000),
  method: { _id: '1', bankName: 'مصرف الراجحي', lastFour: '7519' },
  mayRequest: false,
  reasons: [{ code: 'payout_open', blocks: true, amount: usd(5000), at: null }],
  schedule: 'on_request',
  nextMonthlyAt: null,
};

const SUMS = {
  sales: usd(5000),
  tips: usd(0),
  shares: usd(900),
  pool: usd(700),
  refunds: usd(-1000),
  payouts: usd(0),
};
const NOTHING = Object.fromEntries(Object.keys(SUMS).map((kind) => [kind, usd(0)]));
const INCOME = {
  from: '2026-10-01T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
  step: 'month',
  totals: SUMS,
  data: [
    { at: '2026-10-01', sums: NOTHING },
    { at: '2026-11-01', sums: SUMS },
  ],
};

function answer({
  balance = BALANCE as unknown,
  ledger = [SALE] as unknown[],
  payouts = [] as unknown[],
  income = INCOME as unknown,
}) {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === getIncome) return income as never;
    if (endpoint === getPayoutOptions) return OPTIONS as never;
    if (endpoint === getBalance) {
      if (balance instanceof Error) throw balance;
      return balance as never;
    }
    return { data: endpoint === listPayouts ? payouts : ledger, nextCursor: null } as never;
  });
}

beforeEach(() => vi.mocked(call).mockReset());

describe('BalanceCard', () => {
  it('says when the balance could not be loaded and offers to try again', async () => {
    answer({ balance: new ApiError({ code: 'unavailable', status: 503, detail: 'الخدمة مشغولة' }) });
    renderPage(<BalanceCard />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('تعذّر تحميل رصيدك');
    expect(within(alert).getByRole('button', { name: 'إعادة المحاولة' })).toBeInTheDocument();
  });

  it('shows what is available, what is pending and when the next part is released, and no debt', async () => {
    answer({});
    renderPage(<BalanceCard />);
    const card = await screen.findByRole('region', { name: 'رصيدك' });
    expect(card).toHaveTextContent('$120.50');
    expect(stripBidiMarks(card.textContent ?? '')).toContain('التالي: $18.00 في 28');
    expect(card).toHaveTextContent(
      'يصبح صافي كل بيع متاحًا بعد 7 أيام. والمواعيد والورش بعد ثلاثة أيام من انتهائها على الأقل. وكل إكرامية بعد 14 يومًا.',
    );
    expect(card).not.toHaveTextContent('مستحق عليك');
  });

  it('says what is owed and how it is repaid', async () => {
    answer({ balance: { ...BALANCE, debt: usd(3000) } });
    renderPage(<BalanceCard />);
    const owed = (await screen.findByText('مستحق عليك')).closest('div') as HTMLElement;
    expect(owed).toHaveTextContent('$30.00');
    expect(owed).toHaveTextContent('تسدّده مبيعاتك القادمة أولًا');
  });
});

describe('Ledger', () => {
  const row = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;

  it('says when it has no entries, and disables the download', async () => {
    answer({ ledger: [] });
    renderPage(<Ledger />);
    expect(await screen.findByText('لا حركات بعد')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'نزّل CSV' })).toBeDisabled();
  });

  it('says when nothing matches the filter, and clears the filter', async () => {
    answer({ ledger: [] });
    const { user } = renderPage(<Ledger />);
    await user.click(screen.getByRole('combobox', { name: 'نوع الحركة' }));
    await user.click(screen.getByRole('option', { name: 'الإكراميات' }));
    expect(await screen.findByText('لا حركات بهذه التصفية')).toBeInTheDocument();
    expect(call).toHaveBeenLastCalledWith(listLedger, { query: { kind: 'tips' } }, expect.anything());
    await user.click(screen.getByRole('button', { name: 'امسح التصفية' }));
    expect(await screen.findByText('لا حركات بعد')).toBeInTheDocument();
  });

  it('shows amounts left to right with their sign, and links to the product sold', async () => {
    answer({});
    renderPage(<Ledger />);
    const sale = await row('دليل الخط العربي');
    expect(within(sale).getByText(/\+\$18\.00/)).toHaveAttribute('dir', 'ltr');
    expect(within(sale).getByText('قيد التعليق')).toBeInTheDocument();
    expect(stripBidiMarks(sale.textContent ?? '')).toContain('اشتراه سارة (Dev) 3!');
    const link = within(sale).getByRole('link', { name: 'دليل الخط العربي' });
    expect(link).toHaveAttribute('href', `/products/${SALE.productId}`);
  });

  it('names company shares, pool shares with their report, moves, refunds and unknown entries', async () => {
    answer({
      ledger: [
        { ...SALE, _id: '1', category: 'shares', company: { _id: SALE.productId, name: 'دار الحرف' } },
        { ...SALE, _id: '2', kind: 'pool_close', category: 'pool', title: null, reportMonth: '2026-10' },
        { ...SALE, _id: '3', kind: 'release', category: 'moves', account: 'available', movedFrom: 'pending' },
        { ...SALE, _id: '4', kind: 'refund', category: 'refunds', amount: usd(-500) },
        { ...SALE, _id: '5', kind: 'never_heard_of', category: 'other' },
      ],
    });
    renderPage(<Ledger />);
    expect(stripBidiMarks((await row('حصة من بيع')).textContent ?? '')).toContain('من مبيعات دار الحرف');
    const pool = within(await row('نصيبك من صندوق المشاركة'));
    expect(pool.getByRole('link', { name: 'تقرير أكتوبر 2026' })).toHaveAttribute(
      'href',
      '/finance/revenue-report/2026-10',
    );
    const moved = await row('صار متاحًا');
    expect(moved).toHaveTextContent('من: قيد التعليق');
    expect(within(moved).getByText('$18.00')).toBeInTheDocument();
    const refund = within(await row('استرداد'));
    expect(refund.getByText('-$5.00')).toBeInTheDocument();
    expect(refund.queryByText('قيد التعليق')).toBeNull();
    expect(refund.getByText('من: قيد التعليق')).toBeInTheDocument();
    expect(await row('حركة')).toBeInTheDocument();
  });

  it('downloads the file with the chosen filter, and says when that fails', async () => {
    answer({});
    vi.mocked(downloadFile).mockRejectedValueOnce(new ApiError({ code: 'unavailable', status: 503 }));
    const { user } = renderPage(<Ledger />);
    await user.click(screen.getByRole('combobox', { name: 'نوع الحركة' }));
    await user.click(screen.getByRole('option', { name: 'المبيعات' }));
    await row('دليل الخط العربي');
    await user.click(screen.getByRole('button', { name: 'نزّل CSV' }));
    expect(downloadFile).toHaveBeenCalledWith(exportLedger, { query: { kind: 'sales' } }, 'qeema-ledger.csv');
    expect(await screen.findByText('نعتذر، حاول مجددًا بعد قليل.')).toBeInTheDocument();
  });
});

describe('IncomeCard', () => {
  it('says when there was no income', async () => {
    answer({ income: { ...INCOME, totals: NOTHING, data: [{ at: '2026-11-01', sums: NOTHING }] } });
    renderPage(<IncomeCard />);
    expect(await screen.findByText('لا دخل في هذه المدة')).toBeInTheDocument();
  });

  it('shows a total for each source, and a table for people who cannot see the bars', async () => {
    answer({});
    renderPage(<IncomeCard />);
    const table = await screen.findByRole('table', { name: 'رسم الدخل بحسب مصدره' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByText('-$10.00')).toBeInTheDocument();
    const total = (name: string) =>
      screen
        .getAllByText(name)
        .map((term) => term.closest('div')?.querySelector('dd')?.textContent)
        .find(Boolean);
    expect([total('المبيعات'), total('حصص الشركات'), total('صندوق المشاركة')]).toEqual([
      '+$50.00',
      '+$9.00',
      '+$7.00',
    ]);
  });

  it('draws bars once the chart library is loaded', async () => {
    answer({});
    const { container } = renderPage(<IncomeCard />);
    await vi.waitFor(() => expect(container.querySelector('svg rect, svg path')).not.toBeNull(), 5000);
  });

  it('loads the period that the creator chooses', async () => {
    answer({});
    const { user } = renderPage(<IncomeCard />);
    await user.click(screen.getByRole('button', { name: '30 يومًا' }));
    await vi.waitFor(() =>
      expect(call).toHaveBeenLastCalledWith(getIncome, { query: { period: 'month' } }, expect.anything()),
    );
  });
});

describe('Finance', () => {
  it('shows no balance to a member who earns nothing, and links to the revenue report', () => {
    renderPage(<Finance tab="balance" earns={false} />);
    expect(screen.getByText('المالية لصنّاع المحتوى')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'تقرير الأرباح' })).toHaveAttribute(
      'href',
      '/finance?tab=revenue-report',
    );
    expect(call).not.toHaveBeenCalled();
  });
});

describe('Payouts', () => {
  it('names the states of payouts in the words of the specification', async () => {
    answer({
      payouts: [
        payout('1', 'pending'),
        payout('2', 'in_progress'),
        payout('3', 'transferred'),
        payout('4', 'failed'),
      ],
    });
    renderPage(<Payouts />, { locale: 'en' });
    const region = await screen.findByRole('region', { name: 'Payouts' });
    // A payout is open, so another cannot be requested, and the reason is shown.
    expect(await screen.findByRole('button', { name: 'Ask for a payout' })).toBeDisabled();
    expect(screen.getByText(/on its way/)).toHaveTextContent('$50.00');
    expect(await within(region).findAllByTitle('Payout pending')).toHaveLength(2);
    expect(within(region).getByTitle('Payout transferred')).toHaveTextContent('Transferred');
    expect(within(region).getByTitle('Payout failed')).toHaveTextContent('Failed');
  });
});
