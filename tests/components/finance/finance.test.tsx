import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Finance } from '@/components/finance/finance';
import { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getBalance, listLedger, listPayouts } from '@/lib/contract/finance';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const BALANCE = {
  pending: usd(1800),
  available: usd(12_050),
  reserved: usd(0),
  nextRelease: { at: '2026-11-28T10:00:00.000Z', amount: usd(1800) },
  salesCount: 7,
  holdDays: 7,
  minimumPayout: usd(5000),
};
const SALE = {
  _id: '9',
  kind: 'sale',
  account: 'pending',
  movedFrom: null,
  amount: usd(1800),
  title: 'دليل الخط العربي',
  buyer: 'سارة (Dev) 3!',
  orderLineId: null,
  gross: usd(2000),
  fee: usd(200),
  createdAt: '2026-11-21T10:00:00.000Z',
};
const payout = (_id: string, status: string) => ({
  _id,
  amount: usd(5000),
  status,
  createdAt: SALE.createdAt,
});

function answer({ balance = BALANCE as unknown, ledger = [SALE] as unknown[], payouts = [] as unknown[] }) {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === getBalance) {
      if (balance instanceof Error) throw balance;
      return balance as never;
    }
    return { data: endpoint === listPayouts ? payouts : ledger, nextCursor: null } as never;
  });
}

beforeEach(() => vi.mocked(call).mockReset());

describe('Finance', () => {
  it('says when the balance could not be loaded and offers to try again', async () => {
    answer({ balance: new ApiError({ code: 'unavailable', status: 503, detail: 'الخدمة مشغولة' }) });
    renderPage(<Finance tab="balance" />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('تعذّر تحميل رصيدك');
    expect(within(alert).getByRole('button', { name: 'إعادة المحاولة' })).toBeInTheDocument();
  });

  it('is honest where there is nothing yet', async () => {
    answer({ ledger: [] });
    renderPage(<Finance tab="balance" />);
    expect(await screen.findByText('لا حركات بعد')).toBeInTheDocument();
    expect(await screen.findByText('لا تحويلات بعد')).toBeInTheDocument();
  });

  it('shows what is available, what waits, and when the next of it comes', async () => {
    answer({});
    renderPage(<Finance tab="balance" />);
    const card = await screen.findByRole('region', { name: 'رصيدك' });
    expect(card).toHaveTextContent('$120.50');
    expect(stripBidiMarks(card.textContent ?? '')).toContain('التالي: $18.00 في 28');
    expect(card).toHaveTextContent('يصير صافي كل بيع متاحًا بعد 7 أيام.');
  });

  it('sets amounts left to right with their sign', async () => {
    answer({});
    renderPage(<Finance tab="balance" />);
    const row = (await screen.findByText('دليل الخط العربي')).closest('li') as HTMLElement;
    const amount = within(row).getByText(/\+\$18\.00/);
    expect(amount).toHaveAttribute('dir', 'ltr');
    expect(within(row).getByText('قيد التعليق')).toBeInTheDocument();
    expect(stripBidiMarks(row.textContent ?? '')).toContain('اشتراه سارة (Dev) 3!');
  });

  it('names payouts as the specification does', async () => {
    answer({
      payouts: [
        payout('1', 'pending'),
        payout('2', 'in_progress'),
        payout('3', 'transferred'),
        payout('4', 'failed'),
      ],
    });
    renderPage(<Finance tab="balance" />, { locale: 'en' });
    const region = await screen.findByRole('region', { name: 'Payouts' });
    expect(await within(region).findAllByTitle('Payout pending')).toHaveLength(2);
    expect(within(region).getByTitle('Payout transferred')).toHaveTextContent('Transferred');
    expect(within(region).getByTitle('Payout failed')).toHaveTextContent('Failed');
    expect(call).toHaveBeenCalledWith(listLedger, {}, expect.anything());
  });
});
