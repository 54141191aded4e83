import { describe, expect, it } from 'vitest';
import { ActKind } from '@/lib/contract/revenue-share';
import { db } from '@/lib/server/db/client';
import { makePost } from '@/lib/server/demo/post-factory';
import { moderate } from '@/lib/server/evaluations/moderation';
import { deleteEvaluation, putEvaluation } from '@/lib/server/evaluations/service';
import { newId } from '@/lib/server/ids';
import { closeMonth } from '@/lib/server/revenue-share/close';
import { findReport } from '@/lib/server/revenue-share/repo';
import { type Month, monthSpan } from '@/lib/shared/months';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { publishPaid } from '@/tests/setup/paid-posts';
import { act, earnFees, makeActor, monthsFrom, onceOver, within } from '@/tests/setup/revenue';

const nextMonth = monthsFrom('2020-01');

interface World {
  month: Month;
  at: Date;
  author: Member;
  actor: Member;
  post: { id: string };
}

async function world(): Promise<World> {
  const month = nextMonth();
  const at = within(month);
  const [author, actor] = [await makeMember(), await makeActor()];
  await earnFees(1000, at);
  return { month, at, author, actor, post: await makePost(db(), { authorId: author.id, at }) };
}

const setStatus = (table: 'users' | 'posts', id: string, status: string) =>
  db().updateTable(table).set({ status }).where('id', '=', id).execute();

async function pointsOf({ month, author }: World): Promise<number> {
  await closeMonth(onceOver(month), month, 'clock');
  return (await findReport(db(), author.id, month))?.points ?? 0;
}

describe('an act earns no points', () => {
  it.each<[string, (w: World) => Promise<unknown>]>([
    [
      'when authors act on their own posts',
      async (w) => {
        for (const kind of ActKind.options) await act(kind, w.post.id, w.author.id, w.at);
      },
    ],
    ['when it is a rating of three stars', (w) => act('evaluation', w.post.id, w.actor.id, w.at, 3)],
    [
      'when it comes a moment before the month begins',
      (w) => act('share', w.post.id, w.actor.id, new Date(monthSpan(w.month).from.getTime() - 1)),
    ],
    [
      'when it comes at the first moment of the next month',
      (w) => act('share', w.post.id, w.actor.id, monthSpan(w.month).to),
    ],
    [
      'when it is a comment that was hidden',
      async (w) => {
        await act('comment', w.post.id, w.actor.id, w.at);
        await db()
          .updateTable('comments')
          .set({ status: 'hidden' })
          .where('post_id', '=', w.post.id)
          .execute();
      },
    ],
  ])('%s', async (_, change) => {
    const w = await world();
    await change(w);
    expect(await pointsOf(w)).toBe(0);
  });

  it.each<[string, (w: World) => Parameters<typeof setStatus>]>([
    ['when the member who acted was suspended', (w) => ['users', w.actor.id, 'suspended']],
    ['when the member who acted was deleted', (w) => ['users', w.actor.id, 'deleted']],
    ['when the author was suspended', (w) => ['users', w.author.id, 'suspended']],
    ['when the post was hidden', (w) => ['posts', w.post.id, 'hidden']],
    ['when the post was deleted', (w) => ['posts', w.post.id, 'deleted']],
  ])('%s', async (_, change) => {
    const w = await world();
    for (const kind of ['share', 'comment'] as const) await act(kind, w.post.id, w.actor.id, w.at);
    await setStatus(...change(w));
    expect(await pointsOf(w)).toBe(0);
  });
});

describe('an evaluation earns no points', () => {
  const rate = (w: World, by: Member, rating: number) =>
    putEvaluation({ ...by.ctx, now: w.at }, { type: 'post', id: w.post.id }, { rating, text: '' });

  it('when it is lowered while the month is open', async () => {
    const w = await world();
    await rate(w, w.actor, 5);
    await rate(w, w.actor, 3);
    expect(await pointsOf(w)).toBe(0);
  });

  it('when it is deleted while the month is open', async () => {
    const w = await world();
    await rate(w, w.actor, 5);
    await deleteEvaluation(w.actor.ctx, { type: 'post', id: w.post.id });
    expect(await pointsOf(w)).toBe(0);
  });

  it('when an operator hides it', async () => {
    const w = await world();
    const { _id } = await rate(w, w.actor, 5);
    const operator = await makeMember({ role: 'ADMIN' });
    await moderate(operator.ctx, _id, { hidden: true, reason: 'إهانة' });
    expect(await pointsOf(w)).toBe(0);
  });

  it('when only its text changes in a later month', async () => {
    const w = await world();
    await rate(w, w.actor, 5);
    expect(await pointsOf(w)).toBe(4);
    const later = nextMonth();
    const subject = { type: 'post', id: w.post.id } as const;
    await putEvaluation({ ...w.actor.ctx, now: within(later) }, subject, { rating: 5, text: 'نافع' });
    expect(await pointsOf({ ...w, month: later })).toBe(0);
  });
});

it('no act on a paid post earns points', async () => {
  const w = await world();
  const author = await makeMember({ role: 'CREATOR' });
  const { _id } = await publishPaid({ ctx: { ...author.ctx, now: w.at } });
  for (const kind of ActKind.options) await act(kind, _id, w.actor.id, w.at);
  expect(await pointsOf({ ...w, author })).toBe(0);
});

describe('an act by an account', () => {
  const pointsBy = async (given: Parameters<typeof makeMember>[0]) => {
    const w = await world();
    await act('share', w.post.id, (await makeMember(given)).id, w.at);
    return pointsOf(w);
  };
  const email = `${newId()}@acts.example`;

  it('that has confirmed nothing earns no points', async () => {
    expect(await pointsBy({ email })).toBe(0);
  });

  it('that has confirmed an e-mail address earns points without a phone', async () => {
    expect(await pointsBy({ email: `confirmed-${email}`, email_verified_at: NOW })).toBe(3);
  });
});

describe('an act of another member earns points', () => {
  it.each([
    ['reaction', 1],
    ['comment', 2],
    ['save', 2],
    ['share', 3],
    ['evaluation', 4],
  ] as const)('a %s earns %i', async (kind, points) => {
    const w = await world();
    await act(kind, w.post.id, w.actor.id, w.at);
    expect(await pointsOf(w)).toBe(points);
  });

  it.each([4, 5])('an evaluation of %i stars earns four', async (stars) => {
    const w = await world();
    await act('evaluation', w.post.id, w.actor.id, w.at, stars);
    expect(await pointsOf(w)).toBe(4);
  });

  it('at the first and the last moment of the month, in UTC', async () => {
    const w = await world();
    const { from, to } = monthSpan(w.month);
    expect(from.toISOString()).toMatch(/-01T00:00:00.000Z$/);
    await act('save', w.post.id, w.actor.id, from);
    await act('comment', w.post.id, (await makeActor()).id, from);
    await act('share', w.post.id, w.actor.id, new Date(to.getTime() - 1));
    expect(await pointsOf(w)).toBe(7);
  });

  it('once for each member, post and kind: five comments by each of two members earn four points', async () => {
    const w = await world();
    const other = await makeActor();
    for (let n = 0; n < 5; n++)
      for (const { id } of [w.actor, other]) await act('comment', w.post.id, id, w.at);
    expect(await pointsOf(w)).toBe(4);
  });

  it('only once: an act that counted in a closed month earns nothing when it is repeated', async () => {
    const w = await world();
    await act('share', w.post.id, w.actor.id, w.at);
    await act('reaction', w.post.id, w.actor.id, w.at);
    expect(await pointsOf(w)).toBe(4);
    const later = { ...w, month: nextMonth() };
    await db().deleteFrom('shares').where('post_id', '=', w.post.id).execute();
    await act('share', w.post.id, w.actor.id, within(later.month));
    await db()
      .updateTable('reactions')
      .set({ name: 'clap', created_at: within(later.month) })
      .where('post_id', '=', w.post.id)
      .execute();
    await act('comment', w.post.id, w.actor.id, within(later.month));
    expect(await pointsOf(later)).toBe(2);
  });

  it('when the member has asked for deletion but may still stay', async () => {
    const w = await world();
    await act('share', w.post.id, w.actor.id, w.at);
    await setStatus('users', w.actor.id, 'deletion_requested');
    expect(await pointsOf(w)).toBe(3);
  });
});

describe('one actor gives one author at most 50 points a month', () => {
  const share = async (w: World, count: number, actorId = w.actor.id) => {
    for (let n = 0; n < count; n++) {
      const post = await makePost(db(), { authorId: w.author.id, at: w.at });
      await act('share', post.id, actorId, new Date(w.at.getTime() + n));
    }
  };

  it('the seventeenth share earns two points and the eighteenth earns nothing', async () => {
    const w = await world();
    await share(w, 18);
    expect(await pointsOf(w)).toBe(50);
    const lines = await db()
      .selectFrom('revenue_lines')
      .select(['points', 'counted', 'title'])
      .where('user_id', '=', w.author.id)
      .orderBy('key')
      .execute();
    expect(lines.map(({ points }) => points)).toEqual(Array(18).fill(3));
    expect(lines.map(({ counted }) => counted)).toEqual([...Array(16).fill(3), 2, 0]);
  });

  it('another member, another author and another month have a limit of their own', async () => {
    const w = await world();
    const [other, author] = [await makeActor(), await makeMember()];
    await share(w, 17);
    await share(w, 17, other.id);
    await share({ ...w, author }, 17);
    expect(await pointsOf(w)).toBe(100);
    expect((await findReport(db(), author.id, w.month))?.points).toBe(50);
    const month = nextMonth();
    const later = { ...w, month, at: within(month) };
    await share(later, 2);
    expect(await pointsOf(later)).toBe(6);
  });
});
