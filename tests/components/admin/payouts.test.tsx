import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BankFiles } from '@/components/admin/payouts/bank-files';
import { PayoutQueue } from '@/components/admin/payouts/payout-queue';
import { PayoutReview } from '@/components/admin/payouts/payout-review';
import {
  createPayoutBatch,
  failPayout,
  getAdminPayout,
  listAdminPayouts,
  listPayoutBatches,
  returnPayout,
  revealPayoutAccount,
  startPayout,
  transferPayout,
} from '@/lib/client/endpoints.gen';
import type { AdminPayout, AdminPayoutRow } from '@/lib/contract/operator-payouts';
import { fillIn, idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const AT = '2026-11-20T10:00:00.000Z';
const ID = idOf(30);
const row: AdminPayoutRow = {
  _id: ID,
  number: 12,
  amount: usd(6000),
  status: 'pending',
  payee: personOf(2, 'سارة'),
  by: 'wire-transfer',
  isSending: false,
  method: { lastFour: '7519', country: 'SA' },
  isNewAccount: true,
  needsTwo: true,
  approvedBy: null,
  batchNumber: null,
  createdAt: AT,
};
const NOTHING = {
  isOwn: false,
  canApprove: false,
  canStart: false,
  canTransfer: false,
  canSend: false,
  canFail: false,
  canReturn: false,
  canRestore: false,
  needsSecond: false,
};
const payout = (status: AdminPayout['status'], can: Partial<AdminPayout['can']>): AdminPayout => ({
  _id: ID,
  number: 12,
  amount: usd(6000),
  status,
  origin: 'request',
  payee: row.payee,
  by: row.by,
  connected: null,
  sending: null,
  takenBack: null,
  method: row.method,
  failure: null,
  note: '',
  reference: null,
  createdAt: AT,
  closedAt: null,
  returnedAt: null,
  payeeSince: AT,
  payeeStatus: 'active',
  identity: 'checked',
  payableAt: null,
  balances: { pending: usd(0), available: usd(100), owed: usd(0) },
  earlier: { transferred: 1, failed: 0 },
  account: {
    bankName: 'مصرف الراجحي',
    latinName: 'SARA ALOTAIBI',
    arabicName: 'سارة العتيبي',
    status: 'added',
    addedAt: AT,
    isNew: true,
    isHeld: false,
    sharedWith: 1,
  },
  approvedBy: null,
  startedBy: null,
  startedAt: null,
  closedBy: null,
  returnedBy: null,
  batchNumber: null,
  can: { ...NOTHING, ...can },
});
const review = (shown: AdminPayout, ...answers: (readonly [object, unknown])[]) => {
  answerWith([[getAdminPayout, shown], ...answers]);
  return renderPage(<PayoutReview payoutId={ID} />);
};

describe('the payout queue', () => {
  it('says when it cannot be loaded and when it is empty', async () => {
    answerWith([[listAdminPayouts, BROKEN]]);
    const { unmount } = renderPage(<PayoutQueue status="pending" />);
    await screen.findByText('تعذّر تحميل الدفعات');
    unmount();
    answerWith([[listAdminPayouts, pageOf()]]);
    renderPage(<PayoutQueue status="failed" />);
    await screen.findByText('لا دفعات هنا');
    expect(screen.getByRole('link', { name: 'فشلت' })).toHaveAttribute('aria-current', 'page');
  });

  it('links to each payout and shows what needs attention', async () => {
    answerWith([[listAdminPayouts, pageOf(row)]]);
    renderPage(<PayoutQueue status="pending" />);
    const link = await screen.findByRole('link', { name: /سارة/ });
    expect(link).toHaveAttribute('href', `/admin/payouts/${ID}`);
    for (const text of ['حساب بنكي جديد', 'تحتاج مشغّلين', 'بانتظار المراجعة'])
      expect(within(link).getByText(text)).toBeVisible();
  });
});

describe('a payout', () => {
  it('that belongs to the operator has no start button, and says that another operator handles it', async () => {
    review(payout('pending', { isOwn: true }));
    await screen.findByText('هذه دفعتك أنت: يتولاها مشغّل آخر.');
    expect(screen.queryByRole('button', { name: 'ابدأ التنفيذ' })).toBeNull();
  });

  it('to a member whose identity was just approved says from when it can be begun', async () => {
    const payableAt = '2026-11-21T10:00:00.000Z';
    review({ ...payout('pending', {}), identity: 'cooling', payableAt });
    expect(await screen.findByText(/يمكن بدء الدفعة في .*21 نوفمبر/)).toBeVisible();
    expect(screen.getByText(/قُبلت، ولا يُدفع شيء قبل .*21 نوفمبر/)).toBeVisible();
  });

  it('that needs two operators is approved by the first, and a failed approval is shown', async () => {
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

  it('shows the full bank account only on request', async () => {
    const { user } = review(payout('pending', { canStart: true }), [
      revealPayoutAccount,
      { swift: 'RJHISARI', account: 'SA0380000000608010167519', routing: null },
    ]);
    expect(await screen.findByText('SARA ALOTAIBI')).toBeVisible();
    expect(screen.queryByText(/RJHISARI/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'اعرض الحساب كاملًا' }));
    expect(await screen.findByText('RJHISARI')).toBeVisible();
  });

  it('is recorded as transferred only with the bank’s reference', async () => {
    const { user } = review(payout('in_progress', { canTransfer: true }), [transferPayout, { done: true }]);
    await user.click(await screen.findByRole('button', { name: 'سجّل التحويل' }));
    const dialog = await screen.findByRole('dialog', { name: 'هل حوّلها البنك؟' });
    const submit = within(dialog).getByRole('button', { name: 'سجّل التحويل' });
    await user.click(submit);
    expect(await within(dialog).findByText(/مطلوب|اكتب/)).toBeVisible();
    expect(sentTo(transferPayout)).toEqual([]);
    await fillIn(user, within(dialog).getByRole('textbox'), 'TRX-20914');
    await user.click(submit);
    await screen.findByText('سُجِّل التحويل.');
    expect(sentTo(transferPayout)).toEqual([{ params: { id: ID }, body: { reference: 'TRX-20914' } }]);
  });

  it.each([
    ['failed before it was sent', 'in_progress', 'فشلت', 'لماذا فشلت؟', failPayout],
    ['was sent back by the bank', 'transferred', 'أعاده البنك', 'لماذا أعاده البنك؟', returnPayout],
  ] as const)(
    'that %s is recorded with a reason and a note to its payee',
    async (_, status, act, title, endpoint) => {
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
    },
  );

  it('that needs two operators is not marked as returned by the operator who marked it as sent', async () => {
    review(payout('transferred', { needsSecond: true }));
    await screen.findByText('أنت من سجّل تحويلها، فيسجّل إعادتها مشغّل آخر.');
    expect(screen.queryByRole('button', { name: 'أعاده البنك' })).toBeNull();
  });

  it('that the bank returned says when, who recorded it, and that its account must be confirmed', async () => {
    const shown = payout('failed', {});
    const back = { failure: 'bank_unavailable', returnedAt: AT, returnedBy: 'إدارة قيمة' } as const;
    const account = { ...(shown.account as NonNullable<AdminPayout['account']>), isHeld: true };
    review({ ...shown, ...back, account });
    expect(await screen.findByText('بانتظار تأكيد صاحبه')).toBeVisible();
    expect(screen.getByText('إدارة قيمة')).toBeVisible();
    expect(screen.getByText('أعاده البنك في')).toBeVisible();
  });
});

describe('bank files', () => {
  it('cannot be made when no payout waits', async () => {
    answerWith([[listPayoutBatches, { ...pageOf(), waiting: 0 }]]);
    renderPage(<BankFiles />);
    expect(await screen.findByRole('button', { name: 'اصنع ملفًا' })).toBeDisabled();
  });

  it('are made by one request when payouts wait', async () => {
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
