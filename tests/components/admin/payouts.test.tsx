import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BankFiles } from '@/components/admin/payouts/bank-files';
import { PayoutQueue } from '@/components/admin/payouts/payout-queue';
import { PayoutReview } from '@/components/admin/payouts/payout-review';
import {
  type AdminPayout,
  type AdminPayoutRow,
  createPayoutBatch,
  failPayout,
  getAdminPayout,
  listAdminPayouts,
  listPayoutBatches,
  returnPayout,
  revealPayoutAccount,
  startPayout,
  transferPayout,
} from '@/lib/contract/operator-payouts';
import { fillIn, idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const AT = '2026-11-20T10:00:00.000Z';
const ID = idOf(30);
const row: AdminPayoutRow = {
  ...{ _id: ID, number: 12, amount: usd(6000), status: 'pending', payee: personOf(2, 'سارة') },
  ...{ by: 'wire-transfer', isSending: false },
  ...{ method: { lastFour: '7519', country: 'SA' }, isNewAccount: true, needsTwo: true },
  ...{ approvedBy: null, batchNumber: null, createdAt: AT },
};
const NOTHING = {
  ...{ isOwn: false, canApprove: false, canStart: false, canTransfer: false },
  ...{ canSend: false, canFail: false, canReturn: false, canRestore: false, needsSecond: false },
};
const payout = (status: AdminPayout['status'], can: Partial<AdminPayout['can']>): AdminPayout => ({
  ...{ _id: ID, number: 12, amount: usd(6000), status, origin: 'request', payee: row.payee },
  ...{ by: row.by, connected: null, sending: null, takenBack: null },
  ...{ method: row.method, failure: null, note: '', reference: null, createdAt: AT, closedAt: null },
  ...{ returnedAt: null, payeeSince: AT, payeeStatus: 'active', identity: 'checked' },
  balances: { pending: usd(0), available: usd(100), owed: usd(0) },
  earlier: { transferred: 1, failed: 0 },
  account: {
    ...{ bankName: 'مصرف الراجحي', latinName: 'SARA ALOTAIBI', arabicName: 'سارة العتيبي' },
    ...{ status: 'added', addedAt: AT, isNew: true, isHeld: false, sharedWith: 1 },
  },
  ...{
    approvedBy: null,
    startedBy: null,
    startedAt: null,
    closedBy: null,
    returnedBy: null,
    batchNumber: null,
  },
  can: { ...NOTHING, ...can },
});
const review = (shown: AdminPayout, ...answers: (readonly [object, unknown])[]) => {
  answerWith([[getAdminPayout, shown], ...answers]);
  return renderPage(<PayoutReview payoutId={ID} />);
};

describe('the queue', () => {
  it('says that it could not be read, and that it is empty', async () => {
    answerWith([[listAdminPayouts, BROKEN]]);
    const { unmount } = renderPage(<PayoutQueue status="pending" />);
    await screen.findByText('تعذّر تحميل الدفعات');
    unmount();
    answerWith([[listAdminPayouts, pageOf()]]);
    renderPage(<PayoutQueue status="failed" />);
    await screen.findByText('لا دفعات هنا');
    expect(screen.getByRole('link', { name: 'فشلت' })).toHaveAttribute('aria-current', 'page');
  });

  it('leads to each payout, with what deserves a look', async () => {
    answerWith([[listAdminPayouts, pageOf(row)]]);
    renderPage(<PayoutQueue status="pending" />);
    const link = await screen.findByRole('link', { name: /سارة/ });
    expect(link).toHaveAttribute('href', `/admin/payouts/${ID}`);
    for (const text of ['حساب بنكي جديد', 'تحتاج مشغّلين', 'بانتظار المراجعة'])
      expect(within(link).getByText(text)).toBeVisible();
  });
});

describe('a payout', () => {
  it('offers nothing for one’s own, and says who has to', async () => {
    review(payout('pending', { isOwn: true }));
    await screen.findByText('هذه دفعتك أنت: يتولاها مشغّل آخر.');
    expect(screen.queryByRole('button', { name: 'ابدأ التنفيذ' })).toBeNull();
  });

  it('is approved by the first of two; a refusal is told', async () => {
    const { user } = review(payout('pending', { canApprove: true, canFail: true }), [startPayout, BROKEN]);
    await user.click(await screen.findByRole('button', { name: 'وافق' }));
    await screen.findByText('حدث خطأ عندنا.');
    answerWith([
      [getAdminPayout, payout('pending', { needsSecond: true })],
      [startPayout, { started: false }],
    ]);
    await user.click(screen.getByRole('button', { name: 'وافق' }));
    await screen.findByText('وافقتَ عليها، ويبدأ تنفيذها مشغّل آخر.');
    await screen.findByText('تنتظر مشغّلًا آخر ليبدأ تنفيذها.');
  });

  it('shows the whole account only when it is asked for', async () => {
    const { user } = review(payout('pending', { canStart: true }), [
      revealPayoutAccount,
      { swift: 'RJHISARI', account: 'SA0380000000608010167519', routing: null },
    ]);
    expect(await screen.findByText('SARA ALOTAIBI')).toBeVisible();
    expect(screen.queryByText(/RJHISARI/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'اعرض الحساب كاملًا' }));
    expect(await screen.findByText('RJHISARI')).toBeVisible();
  });

  it('is transferred under the bank’s reference, which cannot be left out', async () => {
    const { user } = review(payout('in_progress', { canTransfer: true }), [transferPayout, { done: true }]);
    await user.click(await screen.findByRole('button', { name: 'سجّل التحويل' }));
    const dialog = await screen.findByRole('dialog', { name: 'هل حوّلها البنك؟' });
    const submit = within(dialog).getByRole('button', { name: 'سجّل التحويل' });
    await user.click(submit);
    expect(sentTo(transferPayout)).toEqual([]);
    await fillIn(user, within(dialog).getByRole('textbox'), 'TRX-20914');
    await user.click(submit);
    await screen.findByText('سُجِّل التحويل.');
    expect(sentTo(transferPayout)).toEqual([{ params: { id: ID }, body: { reference: 'TRX-20914' } }]);
  });

  it.each([
    ['failed before it was sent', 'in_progress', 'فشلت', 'لماذا فشلت؟', failPayout],
    ['sent back by the bank', 'transferred', 'أعاده البنك', 'لماذا أعاده البنك؟', returnPayout],
  ] as const)('%s: with a reason and a word to its payee', async (_, status, act, title, endpoint) => {
    const can = { canFail: status === 'in_progress', canReturn: status === 'transferred' };
    const { user } = review(payout(status, can), [endpoint, { done: true }]);
    await user.click(await screen.findByRole('button', { name: act }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await fillIn(user, within(dialog).getByRole('textbox', { name: /ملاحظة لصاحبها/ }), 'الحساب مغلق');
    await user.click(within(dialog).getByRole('button', { name: act }));
    await screen.findByText('عاد المبلغ إلى رصيد صاحبه.');
    expect(sentTo(endpoint)).toEqual([
      { params: { id: ID }, body: { reason: 'account_rejected', note: 'الحساب مغلق' } },
    ]);
  });

  it('that is large is not said to have come back by who said that it was sent', async () => {
    review(payout('transferred', { needsSecond: true }));
    await screen.findByText('أنت من سجّل تحويلها، فيسجّل إعادتها مشغّل آخر.');
    expect(screen.queryByRole('button', { name: 'أعاده البنك' })).toBeNull();
  });

  it('that came back says when, by whom and why, and that its account waits', async () => {
    const shown = payout('failed', {});
    const back = { failure: 'bank_unavailable', returnedAt: AT, returnedBy: 'إدارة قيمة' } as const;
    const account = { ...(shown.account as NonNullable<AdminPayout['account']>), isHeld: true };
    review({ ...shown, ...back, account });
    expect(await screen.findByText('بانتظار تأكيد صاحبه')).toBeVisible();
    expect(screen.getByText('إدارة قيمة')).toBeVisible();
    expect(screen.getByText('أعاده البنك في')).toBeVisible();
  });
});

describe('files for the bank', () => {
  it('are not made of nothing', async () => {
    answerWith([[listPayoutBatches, { ...pageOf(), waiting: 0 }]]);
    renderPage(<BankFiles />);
    expect(await screen.findByRole('button', { name: 'اصنع ملفًا' })).toBeDisabled();
  });

  it('are made of what is in progress, once', async () => {
    answerWith([
      [listPayoutBatches, { ...pageOf(), waiting: 2 }],
      [createPayoutBatch, { _id: idOf(40) }],
    ]);
    const { user } = renderPage(<BankFiles />);
    const make = await screen.findByRole('button', { name: 'اصنع ملفًا' });
    await user.click(make);
    expect(sentTo(createPayoutBatch)).toHaveLength(1);
  });
});
