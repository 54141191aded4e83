import { beforeAll, describe, expect, it } from 'vitest';
import { POST as SEND, GET as SENT } from '@/app/api/courses/[id]/messages/route';
import { POST as REPORT } from '@/app/api/product/[id]/messages/[messageId]/report/route';
import { GET as RECEIVED } from '@/app/api/product/[id]/messages/route';
import type { CourseMessage, SentMessage } from '@/lib/contract/kinds/course-messages';
import { blockUser, muteUser } from '@/lib/server/blocks/service';
import { db } from '@/lib/server/db/client';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { judgeCourseMessage, listReportedMessages } from '@/lib/server/kinds/courses/message-review';
import { createCourseMessage, notifyReaders } from '@/lib/server/kinds/courses/messages';
import { DAY, MINUTE } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';

let stranger: Member;
beforeAll(async () => {
  stranger = await makeMember({ role: 'CREATOR' });
});

async function course() {
  const maker = await makeMember({ role: 'CREATOR' });
  return { ...(await makeCourse(maker)), maker };
}
type Course = Awaited<ReturnType<typeof course>>;

async function learner({ id }: Course, { ago = 0 } = {}) {
  const member = await makeConfirmed();
  const entitlementId = await makeEntitlement(db(), member.id, id);
  await db()
    .updateTable('entitlements')
    .set({ granted_at: fromNow(-ago * DAY) })
    .where('id', '=', entitlementId)
    .execute();
  return { ...member, entitlementId };
}

const send = ({ id, maker }: Course, body: object = {}, by: { token: string } = maker) =>
  callRoute<SentMessage>(SEND, {
    params: { id },
    body: { to: 'all', text: 'أضفت درسًا جديدًا.', ...body },
    token: by.token,
  });

/** Sends it and does what its job does. */
async function delivered(made: Course, body: object = {}) {
  const { payload } = await send(made, body);
  await notifyReaders(made.maker.ctx, { messageId: payload._id, before: null });
  return payload;
}

const noticesOf = async (id: string) =>
  (
    await db()
      .selectFrom('notifications')
      .select('product_id')
      .where('user_id', '=', id)
      .where('kind', '=', 'course_message')
      .execute()
  ).map(({ product_id }) => product_id);

const receivedBy = async ({ token }: { token: string }, id: string) =>
  (await callRoute<{ data: CourseMessage[] }>(RECEIVED, { params: { id }, token })).payload.data;

describe('a message to learners', () => {
  it('is refused to guests and others, and cannot be read by them', async () => {
    const made = await course();
    const reader = await learner(made);
    expect((await callRoute(SEND, { params: { id: made.id }, body: {} })).status).toBe(401);
    for (const by of [stranger, reader]) expect((await send(made, {}, by)).status).toBe(404);
    const { _id: messageId } = await delivered(made);
    for (const [route, params] of [
      [SENT, { id: made.id }],
      [RECEIVED, { id: made.id }],
      [REPORT, { id: made.id, messageId }],
    ] as const)
      expect(
        (await callRoute(route, { params, token: stranger.token, method: route === REPORT ? 'POST' : 'GET' }))
          .status,
      ).toBe(404);
  });

  it.each([
    ['with an address', { text: 'تابعوني على example.com' }, 'text'],
    ['without words', { text: '   ' }, 'text'],
    ['that is too long', { text: 'ط'.repeat(601) }, 'text'],
    ['to others than the list says', { to: '8' }, 'to'],
  ])('%s is refused', async (_, body, field) => {
    const made = await course();
    await learner(made);
    const { status, problem } = await send(made, body);
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it('is refused where nobody would get it, and the third time in a week', async () => {
    const made = await course();
    expect((await send(made)).problem.errors).toEqual({ to: 'course-students:wrong.nobody' });
    await learner(made);
    for (const _ of [1, 2]) expect((await send(made)).status).toBe(201);
    expect((await send(made)).problem.errors).toEqual({ text: 'course-students:wrong.twice' });
    const later = { ...made.maker.ctx, now: fromNow(8 * DAY) };
    await createCourseMessage(later, made.id, { to: 'all', text: 'بعد أسبوع.' });
  });

  it('becomes a notice for each learner, once however often the job runs, and they can read it', async () => {
    const made = await course();
    const readers = [await learner(made), await learner(made)];
    const { _id: messageId, readersCount } = await delivered(made);
    expect(readersCount).toBe(2);
    await db()
      .deleteFrom('notifications')
      .where('user_id', '=', readers[0]?.id ?? '')
      .execute();
    await notifyReaders(made.maker.ctx, { messageId, before: null });
    expect(await noticesOf(readers[0]?.id ?? '')).toEqual([]);
    expect(await noticesOf(readers[1]?.id ?? '')).toEqual([made.id]);
    for (const reader of readers)
      expect(await receivedBy(reader, made.id)).toMatchObject([
        { text: 'أضفت درسًا جديدًا.', isReported: false },
      ]);
    const late = await learner(made);
    expect(await receivedBy(late, made.id)).toEqual([]);
  });

  it('is a letter, too, except for learners who turned such letters off', async () => {
    const made = await course();
    const [reader, silent] = [await learner(made), await learner(made)];
    const off = { user_id: silent.id, kind: 'course_message', in_app: true, email: false };
    await db().insertInto('notification_choices').values(off).execute();
    await delivered(made);
    const [letter] = await lettersTo(reader.email ?? '');
    expect(letter?.text).toContain('أضفت درسًا جديدًا.');
    expect(letter?.text).toContain(`/library/messages/${made.id}`);
    expect(await lettersTo(silent.email ?? '')).toEqual([]);
  });

  it('to those who stopped is for them alone', async () => {
    const made = await course();
    const [stopped, fresh] = [await learner(made, { ago: 20 }), await learner(made)];
    expect(await delivered(made, { to: '14' })).toMatchObject({ readersCount: 1, to: '14' });
    expect(await noticesOf(stopped.id)).toEqual([made.id]);
    expect(await noticesOf(fresh.id)).toEqual([]);
  });

  it('does not reach who muted or blocked the creator, was suspended, or lost access', async () => {
    const made = await course();
    const [muting, blocking, suspended, gone, stays] = [
      await learner(made),
      await learner(made),
      await learner(made),
      await learner(made),
      await learner(made),
    ];
    await muteUser(muting.ctx, made.maker.id);
    await blockUser(blocking.ctx, made.maker.id);
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.id).execute();
    await db()
      .updateTable('entitlements')
      .set({ status: 'revoked' })
      .where('id', '=', gone.entitlementId)
      .execute();
    expect(await delivered(made)).toMatchObject({ readersCount: 1 });
    for (const { id } of [muting, blocking, suspended, gone]) expect(await noticesOf(id)).toEqual([]);
    expect(await noticesOf(stays.id)).toEqual([made.id]);
  });

  it.each([{ status: 'suspended' }, { role: 'MEMBER' }])(
    'reaches nobody more once its sender is %o',
    async (change) => {
      const made = await course();
      const reader = await learner(made);
      const { payload } = await send(made);
      await db().updateTable('users').set(change).where('id', '=', made.maker.id).execute();
      await notifyReaders(made.maker.ctx, { messageId: payload._id, before: null });
      expect(await noticesOf(reader.id)).toEqual([]);
      expect(await lettersTo(reader.email ?? '')).toEqual([]);
    },
  );

  it('is reported by a reader, and an operator keeps it or takes it out with its notices', async () => {
    const made = await course();
    const reader = await learner(made);
    const { _id: messageId } = await delivered(made);
    const report = () =>
      callRoute(REPORT, { params: { id: made.id, messageId }, token: reader.token, method: 'POST' });
    const { ctx } = await makeMember({ role: 'ADMIN' });
    const operator = { ...ctx, now: fromNow(MINUTE) };
    const waits = async () =>
      (await listReportedMessages(operator, { limit: 50 })).data.some(({ _id }) => _id === messageId);
    await expect(judgeCourseMessage(operator, messageId, true)).rejects.toMatchObject({ code: 'conflict' });
    expect(await waits()).toBe(false);
    for (const _ of [1, 2]) expect((await report()).status).toBe(200);
    expect(await waits()).toBe(true);
    expect(await receivedBy(reader, made.id)).toMatchObject([{ isReported: true }]);
    await judgeCourseMessage(operator, messageId, true);
    expect(await waits()).toBe(false);
    const other = await learner(made);
    const { _id: second } = await delivered(made);
    await callRoute(REPORT, {
      params: { id: made.id, messageId: second },
      token: other.token,
      method: 'POST',
    });
    await judgeCourseMessage(operator, second, false);
    expect(await noticesOf(other.id)).toEqual([]);
    expect(await receivedBy(other, made.id)).toEqual([]);
    const { payload } = await callRoute<{ data: SentMessage[] }>(SENT, {
      params: { id: made.id },
      token: made.maker.token,
    });
    expect(payload.data[0]).toMatchObject({ _id: second, text: '', isRemoved: true });
  });
});
