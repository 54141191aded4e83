import 'server-only';
import { z } from 'zod';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { PageQuery } from '@/lib/contract/fields';
import type * as contract from '@/lib/contract/kinds/course-messages';
import type { SentMessage } from '@/lib/contract/kinds/course-messages';
import { isSeries, KINDS } from '@/lib/contract/kinds/types';
import { COURSE_MESSAGE } from '@/lib/contract/limits';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import type { JobKind } from '@/lib/server/jobs/define-job';
import { enqueue } from '@/lib/server/jobs/queue';
import { notifyAll } from '@/lib/server/notifications/service';
import { getOthers } from '@/lib/server/users/service';
import { DAY } from '@/lib/shared/time';
import { hasLink } from '@/lib/shared/tips';
import type { MessageFacts } from './letters';
import { changingCourse } from './lock-course';
import * as repo from './repo-messages';
import { findOwnCourse } from './repo-sections';
import { countReaders, listReaders } from './repo-students';

/** How many are notified in one transaction: short ones, because letters are jobs of their own. */
const BATCH = 200;

const Batch = z.object({ messageId: z.uuid(), before: z.uuid().nullable() });

/** Notifies the readers of a message, a batch at a time. */
export const courseMessage: JobKind<typeof Batch> = { name: 'sendCourseMessage', payload: Batch };

/**
 * Writes to those who have one of the caller's courses.
 * @throws AppError `not_found`, `forbidden`; `invalid` for the third one in a week, where nobody would get it, and for
 *   a course whose title reads like an address
 */
export function createCourseMessage(
  ctx: MemberCtx,
  id: string,
  { to, text }: Parsed<typeof contract.createCourseMessage>['body'],
): Promise<SentMessage> {
  return changingCourse(ctx, id, async (ctx, { title }) => {
    // The letter begins with the title, too.
    if (hasLink(title)) throw refusal('text', 'titleLink');
    const week = new Date(ctx.now.getTime() - 7 * DAY);
    if ((await repo.countSent(ctx.db, id, week)) >= COURSE_MESSAGE.perWeek) throw refusal('text', 'twice');
    const message = {
      id: newId(ctx.now),
      product_id: id,
      sender_id: ctx.viewer.id,
      stopped_days: to === 'all' ? null : Number(to),
      body: text,
      sent_at: ctx.now,
    };
    const readers_count = await countReaders(ctx.db, readersOf(message));
    if (readers_count === 0) throw refusal('to', 'nobody');
    const sent = { ...message, readers_count };
    await repo.insertMessage(ctx.db, sent);
    await enqueue(ctx, courseMessage, { messageId: message.id, before: null });
    return present({ ...sent, removed_at: null });
  });
}

const refusal = (field: string, why: string) =>
  new AppError('invalid', { fields: { [field]: `course-students:wrong.${why}` } });

type Addressed = Pick<repo.MessageRow, 'product_id' | 'sender_id' | 'stopped_days' | 'sent_at'>;

/**
 * Who gets a message: those who had the course when it was sent. Who stopped, blocks or mutes is looked up again when
 * they are notified.
 */
const readersOf = ({ product_id, sender_id, stopped_days, sent_at }: Addressed) => ({
  productId: product_id,
  senderId: sender_id,
  // The clocks of the database and of this process differ a little.
  heldSince: new Date(sent_at.getTime() + 1000),
  group: stopped_days === null ? ('all' as const) : ('stopped' as const),
  stoppedSince: new Date(sent_at.getTime() - (stopped_days ?? 0) * DAY),
});

const present = (row: repo.MessageRow): SentMessage => ({
  _id: row.id,
  to: row.stopped_days === null ? 'all' : (String(row.stopped_days) as SentMessage['to']),
  text: row.body,
  sentAt: row.sent_at.toISOString(),
  readersCount: row.readers_count,
  isRemoved: row.removed_at !== null,
});

/** Returns the messages to the owners of one of the caller's courses, newest first. @throws AppError `not_found` */
export async function listCourseMessages(
  ctx: MemberCtx,
  id: string,
  { cursor, limit }: PageQuery,
): Promise<Payload<typeof contract.listCourseMessages>> {
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));
  const all = await repo.listSent(ctx.db, id, decodeIdCursor(cursor), limit);
  const { rows, nextCursor } = toPage(all, limit, (row) => [row.id]);
  return { data: rows.map(present), nextCursor };
}

/** Notifies the next readers of a message, each once; a job for those after them is left. */
export function notifyReaders(ctx: Ctx, { messageId, before }: z.output<typeof Batch>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const message = await repo.findMessage(ctx.db, messageId);
    if (!message || message.removed_at) return;
    const all = await listReaders(ctx.db, readersOf(message), { before, limit: BATCH });
    const readers = all.slice(0, BATCH);
    const ids = readers.map(({ id }) => id);
    const fresh = new Set(await repo.insertReaders(ctx.db, messageId, ids));
    const facts: MessageFacts = { productId: message.product_id, text: message.body };
    await notifyAll(
      ctx,
      readers
        .filter(({ id }) => fresh.has(id))
        .map(({ holder_id: to, title, type }) => ({
          to,
          kind: 'course_message' as const,
          subject: messageId,
          ...(isSeries(type) ? { topic: 'series' as const } : {}),
          actorId: message.sender_id,
          productId: message.product_id,
          facts: { ...facts, course: title },
        })),
    );
    const last = ids.at(-1);
    if (all.length > BATCH && last) await enqueue(ctx, courseMessage, { messageId, before: last });
  });
}

/** Returns the messages of a course's creator to the caller, newest first. @throws AppError `not_found` */
export async function listReceivedMessages(
  ctx: MemberCtx,
  id: string,
  { cursor, limit }: PageQuery,
): Promise<Payload<typeof contract.listReceivedMessages>> {
  const holderId = ctx.viewer.id;
  const title = found(await repo.findHeldTitle(ctx.db, id, holderId));
  const list = { productId: id, holderId, before: decodeIdCursor(cursor), limit };
  const { rows, nextCursor } = toPage(await repo.listReceived(ctx.db, list), limit, (row) => [row.id]);
  const people = await getOthers(ctx, sendersOf(rows));
  const data = rows.map((row) => ({
    _id: row.id,
    from: found(people.get(row.sender_id)),
    text: row.body,
    sentAt: row.sent_at.toISOString(),
    isReported: row.is_reported,
  }));
  return { title, data, nextCursor };
}

const sendersOf = (rows: readonly repo.MessageRow[]) => rows.map(({ sender_id }) => sender_id);

/** The caller reports a message that they got; twice is once. @throws AppError `not_found` */
export async function reportCourseMessage(
  ctx: MemberCtx,
  { id: productId, messageId }: Parsed<typeof contract.reportCourseMessage>['params'],
): Promise<{ done: true }> {
  const report = { productId, messageId, reporterId: ctx.viewer.id, now: ctx.now };
  found((await repo.insertReport(ctx.db, report)) || null);
  return { done: true };
}
