import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { getNotifications } from '@/lib/server/notifications/service';
import { notifyOperators } from '@/lib/server/operator/news';
import { taskList } from '@/lib/server/serving/jobs/worker';
import { HOUR } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { dropJobs } from '@/tests/setup/run-jobs';

const MAIL = 'operator@news.example';
let operator: Member;
let now = NOW.getTime();

beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN', email: MAIL, locale: 'en' });
});
// Each test begins an hour after the last news, with nothing waiting.
beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('inbound_events').execute();
  await db().deleteFrom('identity_checks').execute();
  now += 24 * HOUR;
});

const at = (ms: number) => jobCtx(new Date(now + ms));
const dead = async (status = 'dead') => {
  const id = newId();
  const event = { id, source: 'stripe', external_id: id, type: 'payment.succeeded', body: '{}', status };
  await db()
    .insertInto('inbound_events')
    .values({ ...event, received_at: NOW, next_at: NOW })
    .execute();
  return id;
};
const check = async () => {
  const owner = await makeMember({ role: 'CREATOR' });
  const row = { id: newId(), user_id: owner.id, submitted_at: NOW };
  await db().insertInto('identity_checks').values(row).execute();
};
const mails = async () => (await lettersTo(MAIL)).length;
const notices = async () =>
  (await getNotifications(operator.ctx, { limit: 50 })).data.filter(({ kind }) => kind === 'operator_news');

describe('operator news is not sent', () => {
  it('when nothing waits for an operator', async () => {
    const before = await mails();
    await dead('handled');
    await notifyOperators(at(0));
    expect([await mails(), await notices()]).toEqual([before, []]);
  });

  it('to a member or a former operator', async () => {
    const [former, member] = [
      await makeMember({ role: 'ADMIN', email: 'former@news.example' }),
      await makeMember({ email: 'member@news.example' }),
    ];
    await db().updateTable('users').set({ role: 'MEMBER' }).where('id', '=', former.id).execute();
    await dead();
    await notifyOperators(at(0));
    expect(await lettersTo('former@news.example')).toEqual([]);
    expect(await lettersTo('member@news.example')).toEqual([]);
    expect((await getNotifications(member.ctx, { limit: 5 })).data).toEqual([]);
  });

  it('twice about the same thing, or twice within an hour', async () => {
    const before = await mails();
    await dead();
    await notifyOperators(at(0));
    expect(await mails()).toBe(before + 1);
    await notifyOperators(at(HOUR + 1));
    await dead();
    await notifyOperators(at(HOUR - 1));
    expect(await mails()).toBe(before + 1);
    await notifyOperators(at(HOUR + 2));
    expect(await mails()).toBe(before + 2);
  });
});

describe('operator news is sent', () => {
  it('about many things in one notice and one letter, with the number of each', async () => {
    const before = await mails();
    await Promise.all([dead(), dead(), dead(), check(), check()]);
    await notifyOperators(at(0));
    const [letter] = await lettersTo(MAIL);
    expect(await mails()).toBe(before + 1);
    expect(letter?.text).toContain('Gateway webhooks: 3');
    expect(letter?.text).toContain('Identity checks: 2');
    expect(letter?.text).toContain('/admin');
    expect(letter?.html).toContain('dir="ltr"');
    expect(await notices()).toHaveLength(1);
  });

  it('once, when twenty jobs run at the same time', async () => {
    const before = await mails();
    await dead();
    await Promise.all(Array.from({ length: 20 }, () => notifyOperators(at(0))));
    expect(await mails()).toBe(before + 1);
  });

  it('again when a thing waits again after it was done', async () => {
    const before = await mails();
    const id = await dead();
    const set = (status: string) =>
      db().updateTable('inbound_events').set({ status }).where('id', '=', id).execute();
    await notifyOperators(at(0));
    await set('handled');
    await notifyOperators(at(HOUR + 1));
    await set('dead');
    await notifyOperators(at(2 * HOUR + 2));
    expect(await mails()).toBe(before + 2);
  });

  it('by a job that the worker knows', () => {
    expect(Object.keys(taskList(new Set()))).toContain('tellOperators');
  });
});
