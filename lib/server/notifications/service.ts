import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import type { Month } from '@/lib/shared/months';
import { NOTICE_KINDS } from '@/lib/shared/notice-kinds';
import { groupKey, type NoticeGroup } from './group-key';
import { noticeLetters } from './letter';
import { presentNotification } from './present';
import { countUnread, listNotifications, updateRead, updateSeen, upsertNotifications } from './repo';

/** What somebody is told. What of the same group is not read yet is shown as one row. */
export interface Notice extends NoticeGroup {
  to: string;
  actorId?: string;
  postId?: string;
  productId?: string;
  orderId?: string;
  /** of a revenue report */
  month?: Month;
  /** what the letter beside it says, as it is now; without facts no letter goes with it */
  facts?: object;
}

/** Tells a member of something, in the transaction that caused it; nobody is told of what they did themselves. */
export function notify(ctx: Ctx, notice: Notice): Promise<void> {
  return notifyAll(ctx, [notice]);
}

/**
 * Tells several at once: as many statements as for one. Of one group the last is shown, and everybody behind it counts.
 * Letters go with those that have facts, also to those who turned the notice off: letters are a choice of their own.
 */
export async function notifyAll(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
  const others = notices.filter(({ to, actorId }) => to !== actorId);
  if (others.length === 0) return;
  const events = others.map(({ facts, ...notice }) => {
    const { choice } = NOTICE_KINDS[notice.kind];
    return { ...notice, id: newId(ctx.now), now: ctx.now, choice, groupKey: groupKey(notice) };
  });
  await Promise.all([upsertNotifications(ctx.db, events), enqueueLetters(ctx, others)]);
}

async function enqueueLetters(ctx: Ctx, notices: readonly Notice[]): Promise<void> {
  const letters = notices.flatMap(({ to, kind, actorId, facts }) =>
    facts ? [{ id: newId(), to, kind, actorId, facts }] : [],
  );
  if (letters.length > 0) await enqueue(ctx, noticeLetters, { at: ctx.now.toISOString(), letters });
}

/** The caller's notifications, newest first. */
export async function getNotifications(ctx: MemberCtx, page: PageQuery) {
  const rows = await listNotifications(ctx.db, ctx.viewer.id, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.sort_id]);
  return { data: kept.map((row) => presentNotification(row, ctx.locale)), nextCursor };
}

/** Marks one of the caller's as read. @throws AppError `not_found` */
export async function readNotification(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  found((await updateRead(ctx.db, ctx.viewer.id, id)) || null);
  return { done: true };
}

/** Marks all as seen: the badge is empty until something new comes. */
export async function seeNotifications(ctx: MemberCtx): Promise<{ done: true }> {
  await updateSeen(ctx.db, ctx.viewer.id, ctx.now);
  return { done: true };
}

/** What the badge shows. */
export async function getUnreadCount(ctx: MemberCtx): Promise<{ unreadCount: number }> {
  return { unreadCount: await countUnread(ctx.db, ctx.viewer.id) };
}
