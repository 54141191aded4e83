import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BankFiles } from '@/components/admin/payouts/bank-files';
import { ApiError } from '@/lib/client/api-error';
import { downloadFile } from '@/lib/client/download';
import { createPayoutBatch, getPayoutBatchFile, listPayoutBatches } from '@/lib/client/endpoints.gen';
import { idOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/download', () => ({ downloadFile: vi.fn() }));

const batch = {
  _id: idOf(1),
  number: 4,
  count: 2,
  amount: usd(12_000),
  madeBy: 'إدارة',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const batches = (waiting: number, ...data: (typeof batch)[]) => ({ data, nextCursor: null, waiting });
const payerMissing = new ApiError({ code: 'payer_missing', status: 409, detail: 'حساب الدافع غير مضبوط.' });

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(downloadFile).mockResolvedValue(undefined);
  window.localStorage.setItem('token', 'a-token');
});

test('when bank files cannot be loaded, the page does not say that no payout waits; a retry loads them', async () => {
  answerWith([[listPayoutBatches, BROKEN]]);
  const { user } = renderPage(<BankFiles />);
  await screen.findByText('تعذّر تحميل ملفات البنك');
  expect(screen.queryByText('لا دفعات تنتظر ملفًا')).toBeNull();
  expect(screen.getByRole('button', { name: 'اصنع ملفًا' })).toBeDisabled();
  answerWith([[listPayoutBatches, batches(2, batch)]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText('دفعتان تنتظران ملفًا')).toBeVisible();
  expect(screen.getByText('ملف رقم 4')).toBeVisible();
});

test('when a bank file cannot be made, the page says why', async () => {
  answerWith([
    [listPayoutBatches, batches(2)],
    [createPayoutBatch, new ApiError({ code: 'conflict', status: 409, detail: 'لم يبق ما يُجمع.' })],
  ]);
  const { user } = renderPage(<BankFiles />);
  await screen.findByText('دفعتان تنتظران ملفًا');
  await user.click(screen.getByRole('button', { name: 'اصنع ملفًا' }));
  expect(await screen.findByText('لم يبق ما يُجمع.')).toBeVisible();
});

test('a bank file is downloaded as CSV or ISO 20022, and a failed download says what is missing', async () => {
  answerWith([[listPayoutBatches, batches(0, batch)]]);
  const { user } = renderPage(<BankFiles />);
  await user.click(await screen.findByRole('button', { name: /CSV/ }));
  vi.mocked(downloadFile).mockRejectedValueOnce(payerMissing);
  await user.click(screen.getByRole('button', { name: /ISO 20022/ }));
  expect(await screen.findByText('حساب الدافع غير مضبوط.')).toBeVisible();
  expect(vi.mocked(downloadFile).mock.calls.map(([endpoint, , name]) => [endpoint, name])).toEqual([
    [getPayoutBatchFile, 'qeema-payouts-4.csv'],
    [getPayoutBatchFile, expect.stringMatching(/^qeema-payouts-4\.xml$/)],
  ]);
});
