import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PayoutSending } from '@/components/admin/payouts/payout-sending';
import { SendWaiting } from '@/components/admin/payouts/send-waiting';
import { UnpaidReasons } from '@/components/payouts/unpaid-reasons';
import {
  createConnectLink,
  listPayoutBatches,
  restorePayout,
  sendPayout,
  sendPayouts,
} from '@/lib/client/endpoints.gen';
import type { AdminPayout } from '@/lib/contract/operator-payouts';
import { idOf, pageOf, personOf, usd } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const AT = '2026-11-20T10:00:00.000Z';
const ID = idOf(30);
const CAN: AdminPayout['can'] = {
  isOwn: false,
  canApprove: false,
  canStart: false,
  canSend: false,
  canTransfer: false,
  canFail: false,
  canReturn: false,
  canRestore: false,
  needsSecond: false,
};
const SENDING = { askedBy: 'مشغّل', askedAt: AT, triedAt: AT, tries: 2, trouble: null };
const payout = (more: Partial<AdminPayout>, can: Partial<AdminPayout['can']> = {}): AdminPayout => ({
  _id: ID,
  number: 12,
  amount: usd(6000),
  status: 'in_progress',
  origin: 'request',
  by: 'connected-account',
  method: null,
  failure: null,
  note: '',
  reference: null,
  createdAt: AT,
  closedAt: null,
  returnedAt: null,
  payee: personOf(2, 'سارة'),
  payeeSince: AT,
  payeeStatus: 'active',
  identity: 'checked',
  payableAt: null,
  earlier: { transferred: 0, failed: 0 },
  account: null,
  balances: { pending: usd(0), available: usd(0), owed: usd(0) },
  connected: { accountRef: 'acct_1', addedAt: AT, isNew: false, isHeld: false, barrier: null },
  sending: null,
  takenBack: null,
  approvedBy: null,
  startedBy: null,
  startedAt: null,
  closedBy: null,
  returnedBy: null,
  batchNumber: null,
  can: { ...CAN, ...can },
  ...more,
});
const show = (shown: AdminPayout, ...answers: (readonly [object, unknown])[]) => {
  answerWith(answers);
  return renderPage(<PayoutSending payout={shown} />);
};

describe('sending a payout by Stripe', () => {
  it('a payout that may not be sent says so and has no send button', async () => {
    show(payout({}));
    await screen.findByText(/لا يمكن إرسالها الآن/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a payout that waits for Stripe’s answer says so, and says that it is never paid twice', async () => {
    show(payout({ sending: { ...SENDING, trouble: 'no_answer' } }));
    expect(await screen.findByText(/لم يُجب Stripe بعد/)).toHaveTextContent('ولا يدفع مرتين');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a payout that our Stripe balance cannot cover says so and can be sent again', async () => {
    const sending = { ...SENDING, askedBy: null, askedAt: null, trouble: 'house_balance' as const };
    show(payout({ sending }, { canSend: true }));
    await screen.findByText(/لا يكفيها رصيدنا لدى Stripe/);
    expect(screen.getByRole('button', { name: 'أرسلها عبر Stripe' })).toBeEnabled();
  });

  it('a payout is sent by a click, and a failure is shown', async () => {
    const { user } = show(payout({}, { canSend: true }), [sendPayout, BROKEN]);
    await user.click(await screen.findByRole('button', { name: 'أرسلها عبر Stripe' }));
    await screen.findByText('حدث خطأ عندنا.');
    answerWith([[sendPayout, { done: true }]]);
    await user.click(screen.getByRole('button', { name: 'أرسلها عبر Stripe' }));
    await screen.findByText('تُرسَل الآن عبر Stripe، وتظهر نتيجتها في هذه الصفحة.');
    expect(sentTo(sendPayout)).toEqual([{ params: { id: ID } }]);
  });

  it('a payout that was partly taken back returns to its payee’s balance once the operator confirms', async () => {
    const takenBack = { amount: usd(2000), open: usd(2000) };
    const shown = payout({ status: 'transferred', takenBack }, { canRestore: true });
    const { user } = show(shown, [restorePayout, BROKEN]);
    await user.click(await screen.findByRole('button', { name: 'أعِده إلى صاحبها' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'أعِده إلى صاحبها' }));
    await within(dialog).findByText('حدث خطأ عندنا.');
    answerWith([[restorePayout, { done: true }]]);
    await user.click(within(dialog).getByRole('button', { name: 'أعِده إلى صاحبها' }));
    await screen.findByText('عاد المبلغ إلى رصيد صاحبها.');
    expect(sentTo(restorePayout)).toEqual([{ params: { id: ID } }]);
  });

  it('a payout by bank transfer has no Stripe panel', () => {
    const { container } = show(payout({ connected: null, by: 'wire-transfer' }));
    expect(container).toHaveTextContent('');
  });
});

describe('payouts that wait to be sent by Stripe', () => {
  it('are not mentioned when none wait', async () => {
    answerWith([[listPayoutBatches, { ...pageOf(), waiting: 3, toSend: 0 }]]);
    renderPage(<SendWaiting />);
    await vi.waitFor(() => expect(sentTo(listPayoutBatches)).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are counted apart from payouts for bank files, and are sent all at once', async () => {
    answerWith([
      [listPayoutBatches, { ...pageOf(), waiting: 3, toSend: 2 }],
      [sendPayouts, { done: true }],
    ]);
    const { user } = renderPage(<SendWaiting />);
    await screen.findByText('دفعتان تنتظران الإرسال');
    await user.click(screen.getByRole('button', { name: 'أرسل الكل' }));
    await screen.findByText('تُرسَل الآن عبر Stripe.');
    expect(sentTo(sendPayouts)).toHaveLength(1);
  });
});

describe('a balance that is not paid out', () => {
  it('offers the way to Stripe when Stripe asks for something, and says when that fails', async () => {
    answerWith([[createConnectLink, BROKEN]]);
    const reason = { code: 'account_asked', blocks: true, amount: null, at: null } as const;
    const { user } = renderPage(<UnpaidReasons reasons={[reason]} mayRequest={false} />);
    await screen.findByText('لا يحوّل Stripe إلى حسابك حتى تجيب عمّا يطلبه منك.');
    await user.click(screen.getByRole('button', { name: 'تابع لدى Stripe' }));
    await user.click(await screen.findByRole('button', { name: 'انتقل إلى صفحات Stripe' }));
    await screen.findByText('حدث خطأ عندنا.');
    expect(sentTo(createConnectLink)).toHaveLength(1);
  });

  it('leads to the bank account form when Stripe refused the account', async () => {
    const reason = { code: 'account_refused', blocks: true, amount: null, at: null } as const;
    renderPage(<UnpaidReasons reasons={[reason]} mayRequest={false} />);
    expect(await screen.findByRole('link', { name: 'أضف حسابًا بنكيًا' })).toHaveAttribute(
      'href',
      '/wire-transfer-setup',
    );
  });
});
