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

/** A notice to a member. Unread notices of the same group are shown as one row. */
export interface Notice extends NoticeGroup {
  to: string;
  actorId?: string;
  postId?: string;
  productId?: string;
  lessonId?: string;
  entitlementId?: string;
  orderId?: string;
  /** for its seller */
  disputeId?: string;
  /** the month of a revenue report */
  month?: Month;
  /** the facts for its letter, at this moment; without facts there is no letter */
  facts?: object;
}

/** Notifies a member, in the transaction of the cause; nobody is notified of what they did themselves. */
export function notify(ctx: Ctx, notice: Notice): Promise<void> {
  return notifyAll(ctx, [notice]);
}

/**
 * Notifies several at once, in as many statements as for one. Of one group the last notice is shown, and all actors
 * count. Notices with facts also send letters, even to readers who turned the notice off: letters are a separate
 * choice.
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

/** Marks all as seen: the badge is empty until something new arrives. */
export async function seeNotifications(ctx: MemberCtx): Promise<{ done: true }> {
  await updateSeen(ctx.db, ctx.viewer.id, ctx.now);
  return { done: true };
}

/** The number on the badge. */
export async function getUnreadCount(ctx: MemberCtx): Promise<{ unreadCount: number }> {
  return { unreadCount: await countUnread(ctx.db, ctx.viewer.id) };
}
