import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Receipts } from '@/components/admin/receipts/receipts';
import { ApiError } from '@/lib/client/api-error';
import {
  approveReceipt,
  listReceipts,
  listTransferRefunds,
  rejectReceipt,
  settleTransferRefund,
} from '@/lib/client/endpoints.gen';
import type { ReceiptRow, TransferRefundRow } from '@/lib/contract/transfers';
import { fillIn, idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const USED = 'سُجّل هذا المرجع لإيصال آخر.';
const AT = '2026-11-20T10:00:00.000Z';
const receipt: ReceiptRow = {
  _id: idOf(70),
  status: 'submitted',
  reference: 'QM-7K3D-9WXA-P',
  due: usd(1900),
  orderNumber: '4F2A-11BC',
  buyer: personOf(1, 'هدى'),
  isPdf: true,
  submittedAt: AT,
  decidedAt: null,
  reason: null,
  note: '',
  bankReference: null,
};
const refund: TransferRefundRow = {
  _id: idOf(71),
  reference: receipt.reference,
  orderNumber: receipt.orderNumber,
  buyer: receipt.buyer,
  amount: usd(1900),
  askedAt: AT,
};

test('the receipt list says when it cannot be loaded and when it is empty', async () => {
  answerWith([[listReceipts, BROKEN]]);
  const { unmount } = renderPage(<Receipts />);
  await screen.findByText('تعذّر تحميل الإيصالات');
  unmount();
  answerWith([[listReceipts, pageOf()]]);
  renderPage(<Receipts />);
  await screen.findByText('لا إيصالات هنا');
});

test('accepting a receipt needs the amount and the bank’s reference, and a used reference is refused', async () => {
  answerWith([
    [listReceipts, pageOf(receipt)],
    [approveReceipt, new ApiError({ status: 409, code: 'reference_used', detail: USED })],
  ]);
  const { user } = renderPage(<Receipts />);
  expect(await screen.findByText('QM-7K3D-9WXA-P')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'وصل المبلغ' }));
  const dialog = await screen.findByRole('dialog', { name: /وصل مبلغ الطلب/ });
  const submit = within(dialog).getByRole('button', { name: 'اقبل وسوِّ الطلب' });
  await user.click(submit);
  expect(sentTo(approveReceipt)).toEqual([]);
  // Neither is filled in: the operator must look both up.
  expect(within(dialog).getByRole('textbox', { name: /المبلغ الواصل/ })).toHaveValue('');
  await fillIn(user, within(dialog).getByRole('textbox', { name: /المبلغ الواصل/ }), '19');
  await fillIn(user, within(dialog).getByRole('textbox', { name: /مرجع العملية/ }), 'FT 20261122');
  await user.click(submit);
  expect(await within(dialog).findByText(USED)).toBeVisible();
  expect(sentTo(approveReceipt)).toEqual([
    { params: { id: receipt._id }, body: { received: usd(1900), bankReference: 'FT20261122' } },
  ]);
});

test('a receipt is rejected with a reason and a note to its buyer', async () => {
  answerWith([
    [listReceipts, pageOf(receipt)],
    [rejectReceipt, { done: true }],
  ]);
  const { user } = renderPage(<Receipts />);
  await user.click(await screen.findByRole('button', { name: 'ارفض' }));
  const dialog = await screen.findByRole('dialog', { name: /رفض إيصال الطلب/ });
  await fillIn(user, within(dialog).getByRole('textbox', { name: /ملاحظة للمشتري/ }), 'لم يصل بعد');
  await user.click(within(dialog).getByRole('button', { name: 'ارفض الإيصال' }));
  await screen.findByText('رُفض الإيصال وأُبلغ المشتري');
  expect(sentTo(rejectReceipt)).toEqual([
    { params: { id: receipt._id }, body: { reason: 'not_received', note: 'لم يصل بعد' } },
  ]);
});

test('an accepted receipt shows the bank’s reference and cannot be accepted again', async () => {
  const decided = { status: 'approved', decidedAt: AT, bankReference: 'FT20261122' } as const;
  answerWith([[listReceipts, pageOf({ ...receipt, ...decided })]]);
  const { user } = renderPage(<Receipts />);
  await user.click(await screen.findByRole('tab', { name: 'مقبولة' }));
  expect(await screen.findByText('FT20261122')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'وصل المبلغ' })).toBeNull();
});

test('a refund by bank transfer is recorded with the bank’s reference, or as failed', async () => {
  answerWith([
    [listReceipts, pageOf()],
    [listTransferRefunds, pageOf(refund)],
    [settleTransferRefund, { done: true }],
  ]);
  const { user } = renderPage(<Receipts />);
  await user.click(await screen.findByRole('tab', { name: 'مبالغ تُعاد' }));
  const send = await screen.findByRole('button', { name: 'سجّل أن المبلغ أُعيد' });
  await user.click(send);
  expect(sentTo(settleTransferRefund)).toEqual([]);
  await fillIn(user, screen.getByRole('textbox', { name: /مرجع العملية/ }), 'FT-99');
  await user.click(send);
  await screen.findByText('سُجّلت الإعادة');
  await user.click(screen.getByRole('button', { name: 'تعذّرت إعادته' }));
  expect(sentTo(settleTransferRefund)).toEqual([
    { params: { id: refund._id }, body: { status: 'succeeded', bankReference: 'FT99' } },
    { params: { id: refund._id }, body: { status: 'failed' } },
  ]);
});
