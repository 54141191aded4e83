import { beforeEach, describe, expect, it } from 'vitest';
import { db, recordQueries } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { writeLetters, writeNoticeLetters } from '@/lib/server/notice-letters/jobs';
import { updateNoticeChoice } from '@/lib/server/notifications/choices';
import type { LettersToWrite } from '@/lib/server/notifications/letter';
import { type Notice, notify, notifyAll } from '@/lib/server/notifications/service';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { dropJobs, waitingJobs } from '@/tests/setup/run-jobs';

let reader: Member;
let count = 0;

beforeEach(async () => {
  await dropJobs();
  reader = await makeMember({ email: `reader${++count}@notice-letters.example`, locale: 'en' });
});

const ctx = () => jobCtx();
const letters = () => lettersTo(reader.email ?? '');
const names = async () => (await waitingJobs()).map(({ task_identifier }) => task_identifier);
const report = (to: string): Notice => {
  const closedAt = '2026-11-01T02:11:00.000Z';
  const facts = { month: '2026-10', closedAt, currency: 'USD', points: 12, amount: 4200, companyAmount: 0 };
  return { to, kind: 'revenue_report', month: '2026-10', subject: '2026-10', facts };
};
const payout = (more: Partial<Notice> = {}): Notice => {
  const facts = { about: 'bank', amount: 5000, currency: 'USD' };
  return { to: reader.id, kind: 'payout', topic: 'bankBehind', facts, ...more };
};

describe('a letter for a notice is not sent', () => {
  it('when the transaction of its cause is rolled back', async () => {
    const failed = inTransaction(ctx(), async (ctx) => {
      await notify(ctx, payout());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await names()).toEqual([]);
  });

  it('when nothing is given that a letter could be written from', async () => {
    await notify(ctx(), { to: reader.id, kind: 'payout', topic: 'started' });
    expect(await names()).toEqual([]);
  });

  it('to those who turned such letters off after it was caused, or whose account was closed', async () => {
    const closed = await makeMember({ email: 'closed@notice-letters.example' });
    await notifyAll(ctx(), [report(reader.id), report(closed.id)]);
    await updateNoticeChoice(reader.ctx, { kind: 'revenue_report', email: false });
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', closed.id).execute();
    expect([await letters(), await lettersTo(closed.email ?? '')]).toEqual([[], []]);
  });

  it('but fails when its kind has no letters, or it has other words than those of its kind', async () => {
    const job = (kind: 'follow' | 'payout', facts: object): LettersToWrite => ({
      at: NOW.toISOString(),
      letters: [{ id: newId(), to: reader.id, kind, facts }],
    });
    await expect(writeLetters(ctx(), job('follow', {}))).rejects.toThrow('follow');
    await expect(writeLetters(ctx(), job('payout', { about: 'bank' }))).rejects.toThrow('amount');
  });
});

describe('a letter for a notice', () => {
  it('names the amount of its cause, in the language that its reader has now', async () => {
    await notify(ctx(), payout());
    await db().updateTable('users').set({ locale: 'ar' }).where('id', '=', reader.id).execute();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.text).toMatch(/50/);
    expect(letter?.html).toContain('lang="ar"');
  });

  it('is sent once, even when its job runs twice', async () => {
    const letter = { id: newId(), to: reader.id, kind: 'payout' as const, facts: payout().facts };
    const job = { at: NOW.toISOString(), letters: [letter] };
    await writeNoticeLetters.run(job, ctx());
    await writeNoticeLetters.run(job, ctx());
    expect((await letters()).map(({ _id }) => _id)).toEqual([letter.id]);
  });

  it('is sent to those who turned the notice off, but not its letters', async () => {
    await updateNoticeChoice(reader.ctx, { kind: 'revenue_report', inApp: false });
    await notify(ctx(), report(reader.id));
    expect((await letters())[0]?.text).toMatch(/Turn such letters off/);
  });

  it('has no link to turn it off when it is always sent', async () => {
    await notify(ctx(), payout());
    expect((await letters())[0]?.text).not.toMatch(/Turn such letters off/);
  });

  it('needs as many statements as a hundred of them', async () => {
    const tell = async (times: number) => {
      const queries = await recordQueries(() =>
        notifyAll(
          ctx(),
          Array.from({ length: times }, () => report(reader.id)),
        ),
      );
      return queries.length;
    };
    expect(await tell(1)).toBe(await tell(100));
    expect(await names()).toEqual(['writeNoticeLetters', 'writeNoticeLetters']);
    const many = Array.from({ length: 100 }, () => ({ ...report(reader.id), id: newId() }));
    const job = {
      at: NOW.toISOString(),
      letters: many.map(({ id, to, kind, facts }) => ({ id, to, kind, facts })),
    };
    expect(await recordQueries(() => writeNoticeLetters.run(job, ctx()))).toHaveLength(3);
  });
});
