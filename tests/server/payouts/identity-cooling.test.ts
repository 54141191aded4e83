import { beforeEach, describe, expect, it } from 'vitest';
import type { UnpaidReason } from '@/lib/contract/payouts';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { approve, undo } from '@/lib/server/identity-checks/decide-check';
import { newId } from '@/lib/server/ids';
import { bankFile, createBatch } from '@/lib/server/payouts/batches';
import { openPayout } from '@/lib/server/payouts/open';
import { startPayout } from '@/lib/server/payouts/operator';
import { upsertSchedule } from '@/lib/server/payouts/repo';
import { getAdmin } from '@/lib/server/payouts/review';
import { getPayoutOptions, payMonthly } from '@/lib/server/payouts/service';
import { DAY } from '@/lib/shared/time';
import { sendCheck } from '@/tests/server/identity-checks/steps';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { payoutRow } from '@/tests/setup/payout-facts';
import { giveBalance, giveMethod } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';
import { untilSomebodyWaits } from '@/tests/setup/while-held';

const JUST_BEFORE = DAY - 1;
let sara: Member;
let admin: Member;
let second: Member;
beforeEach(async () => {
  await dropJobs();
  // What earlier tests left in progress is in a file.
  await codeOf(createBatch(at(await makeMember({ role: 'ADMIN' }), 30 * DAY)));
  sara = await makeMember({ role: 'CREATOR' });
  admin = await makeMember({ role: 'ADMIN' });
  second = await makeMember({ role: 'ADMIN' });
  await giveBalance(sara.id, 10_000);
});

const at = (member: Member, ms: number) => ctxOf(db(), member, fromNow(ms));
const pay = (ms: number) => {
  const asked = { id: newId(), userId: sara.id, amount: 6000, currency: 'USD' };
  return inTransaction(at(sara, ms), async (ctx) => {
    await openPayout(ctx, asked);
    return asked.id;
  });
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** Makes a file for the bank, where there is something for it. @returns whether the payout is in it */
async function isInFile(making: Promise<unknown>, payoutId: string): Promise<boolean> {
  await codeOf(making);
  return (await payoutRow(payoutId)).batch_id !== null;
}

/** Gives the member a bank account, and an identity that an operator approves now. @returns the id of the check */
async function approvedNow(): Promise<string> {
  await giveMethod(sara.id);
  await db().deleteFrom('identity_checks').where('user_id', '=', sara.id).execute();
  const { id } = await sendCheck(sara);
  await approve(admin.ctx, id);
  return id;
}

/** A payout that was asked for, or is in progress, when its payee's identity is approved. */
async function openAtApproval({
  isBegun,
}: {
  isBegun: boolean;
}): Promise<{ checkId: string; payoutId: string }> {
  const checkId = await approvedNow();
  env().IDENTITY_CHECK_REQUIRED = false;
  try {
    const payoutId = await pay(0);
    if (isBegun) await startPayout(admin.ctx, payoutId);
    return { checkId, payoutId };
  } finally {
    env().IDENTITY_CHECK_REQUIRED = true;
  }
}

describe('in the 24 hours after an approval', () => {
  it('no payout can be asked for, and the member is told from when', async () => {
    await approvedNow();
    expect(await codeOf(pay(JUST_BEFORE))).toBe('payout_cooling');
    const cooling: UnpaidReason = {
      code: 'identity_cooling',
      blocks: true,
      amount: null,
      at: fromNow(DAY).toISOString(),
    };
    const options = await getPayoutOptions(at(sara, JUST_BEFORE));
    expect(options).toMatchObject({ mayRequest: false, reasons: [cooling] });
    expect(await getPayoutOptions(at(sara, DAY))).toMatchObject({ mayRequest: true, reasons: [] });
    expect(await codeOf(pay(DAY))).toBe('done');
  });

  it('the monthly job makes no payout, and does not fail', async () => {
    await approvedNow();
    await upsertSchedule(db(), sara.id, 'monthly', NOW);
    expect(await payMonthly(at(sara, JUST_BEFORE), sara.id)).toBe(false);
    expect(await payMonthly(at(sara, DAY), sara.id)).toBe(true);
  });

  it('an operator cannot begin a payout, and sees from when', async () => {
    const { payoutId } = await openAtApproval({ isBegun: false });
    expect(await codeOf(startPayout(at(admin, JUST_BEFORE), payoutId))).toBe('payout_cooling');
    expect(await getAdmin(at(admin, JUST_BEFORE), payoutId)).toMatchObject({
      identity: 'cooling',
      payableAt: fromNow(DAY).toISOString(),
      can: { canStart: false },
    });
    expect(await codeOf(startPayout(at(admin, DAY), payoutId))).toBe('done');
  });

  it('a file for the bank leaves it out', async () => {
    const { payoutId } = await openAtApproval({ isBegun: true });
    expect(await isInFile(createBatch(at(admin, JUST_BEFORE)), payoutId)).toBe(false);
    expect(await isInFile(createBatch(at(admin, DAY)), payoutId)).toBe(true);
  });
});

describe('after an approval is undone', () => {
  it('nothing is paid, however much time goes by', async () => {
    const { checkId, payoutId } = await openAtApproval({ isBegun: false });
    await undo(at(second, JUST_BEFORE), checkId);
    expect(await codeOf(startPayout(at(admin, 30 * DAY), payoutId))).toBe('payout_barred');
    const { reasons } = await getPayoutOptions(at(sara, 30 * DAY));
    expect(reasons[0]).toMatchObject({ code: 'identity_missing', blocks: true, at: null });
  });
});

describe('when an approval is undone at the moment', () => {
  it('a payout is begun, the payout waits for the undo and is refused', async () => {
    const { checkId, payoutId } = await openAtApproval({ isBegun: false });
    let beginning: Promise<string> | undefined;
    await inTransaction(at(second, JUST_BEFORE), async (ctx) => {
      await undo(ctx, checkId);
      beginning = codeOf(startPayout(at(admin, DAY), payoutId));
      await untilSomebodyWaits();
    });
    expect(await beginning).toBe('payout_barred');
  });

  it('a payout is asked for, the undo waits for it', async () => {
    const checkId = await approvedNow();
    let undoing: Promise<string> | undefined;
    await inTransaction(at(sara, DAY), async (ctx) => {
      await openPayout(ctx, { id: newId(), userId: sara.id, amount: 6000, currency: 'USD' });
      undoing = codeOf(undo(at(second, JUST_BEFORE), checkId));
      await untilSomebodyWaits();
    });
    expect(await undoing).toBe('done');
  });

  it('a file for the bank is made, the file waits for the undo and leaves it out', async () => {
    const { checkId, payoutId } = await openAtApproval({ isBegun: true });
    let making: Promise<boolean> | undefined;
    await inTransaction(at(second, JUST_BEFORE), async (ctx) => {
      await undo(ctx, checkId);
      making = isInFile(createBatch(at(admin, DAY)), payoutId);
      await untilSomebodyWaits();
    });
    expect(await making).toBe(false);
  });

  it('a file for the bank is made first, its download leaves it out', async () => {
    const { checkId, payoutId } = await openAtApproval({ isBegun: true });
    let undoing: Promise<string> | undefined;
    const { _id } = await inTransaction(at(admin, DAY), async (ctx) => {
      const batch = await createBatch(ctx);
      undoing = codeOf(undo(at(second, JUST_BEFORE), checkId));
      await untilSomebodyWaits();
      return batch;
    });
    expect(await undoing).toBe('done');
    expect((await payoutRow(payoutId)).batch_id).toBe(_id);
    await expect(bankFile(at(admin, DAY), _id, 'csv')).rejects.toMatchObject({ code: 'conflict' });
  });
});
