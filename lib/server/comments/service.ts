import 'server-only';
import type { CommentView } from '@/lib/contract/comments';
import type { Mention, PageQuery } from '@/lib/contract/fields';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { mentionsOf, notifyMentioned } from '@/lib/server/mentions/service';
import { type Notice, notifyAll } from '@/lib/server/notifications/service';
import { commentReaders } from '@/lib/server/posts/subject';
import { recountWith } from './counts';
import { commentAbilities } from './policy';
import { presentComment } from './present';
import {
  findComment,
  findDeletable,
  insertComment,
  listComments as listRows,
  lockAuthors,
  type Subject,
  softDeleteComment,
} from './repo';
import { about, countWrite, postAuthor, subjectOwner, topicOf, touchSubject } from './subject';

/**
 * Comments on a post, product or lesson that the caller may see, newest first; with `parentId` its answers, oldest
 * first.
 * @throws AppError `not_found`, `not_entitled` for those on a paid post that the caller does not hold, `not_open_yet`
 */
export async function listComments(ctx: Ctx, subject: Subject, query: PageQuery & { parentId?: string }) {
  const owner = await subjectOwner(ctx, subject);
  const viewerId = ctx.viewer?.id ?? null;
  const rows = await listRows(ctx.db, {
    subject,
    ownerId: owner,
    viewerId,
    parentId: query.parentId ?? null,
    cursor: decodeIdCursor(query.cursor),
    limit: query.limit,
  });
  const { rows: kept, nextCursor } = toPage(rows, query.limit, (row) => [row.comment_id]);
  return {
    data: kept.map((row) => presentComment(row, viewerId, postAuthor(subject, owner), ctx.locale)),
    nextCursor,
  };
}

/**
 * Adds a comment or an answer, and notifies those it concerns; an answer to an answer joins its thread.
 * @throws AppError `not_found` for a subject or parent that the caller cannot see, `not_entitled` for a paid post that
 *   they do not hold
 */
export async function createComment(
  ctx: MemberCtx,
  subject: Subject,
  body: { text: string; parentId: string | null },
): Promise<CommentView> {
  const [owner, topic, answered, mentions] = await Promise.all([
    subjectOwner(ctx, subject),
    topicOf(ctx, subject),
    body.parentId ? findComment(ctx.db, subject, body.parentId, ctx.viewer.id).then(found) : null,
    mentionsOf(ctx, body.text),
  ]);
  const notified = answered ? [owner, answered.author_id] : [owner];
  const readers = await readersAmong(ctx, subject, mentions, notified);
  const parentId = answered ? (answered.parent_id ?? answered.id) : null;
  const comment = { subject, authorId: ctx.viewer.id, parentId, text: body.text, mentions, now: ctx.now };
  const id = newId(ctx.now);
  // What was read so far is not locked, in a transaction or not; this one begins and writes in one go.
  return inTransaction(ctx, async (ctx) => {
    const isBlockable = subject.type === 'posts' && owner !== ctx.viewer.id;
    const [isBlocked, row] = await Promise.all([
      isBlockable && lockAuthors(ctx.db, ctx.viewer.id, owner),
      insertComment(ctx.db, { id, ...comment }, countWrite(subject)),
      notifySubject(ctx, { ...about(subject), ...topic }, owner, answered?.author_id),
      notifyMentioned(ctx, readers, { ...about(subject), topic: 'comment' }),
    ]);
    if (isBlocked) throw new AppError('not_found');
    touchSubject(ctx, subject);
    return presentComment(row, ctx.viewer.id, postAuthor(subject, owner), ctx.locale);
  });
}

/**
 * Deletes one of the caller's comments, or any under their own post or lesson; its answers stay.
 * @throws AppError `not_found` for another's
 */
export async function deleteComment(
  ctx: MemberCtx,
  type: Subject['type'],
  id: string,
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { authorId, status, subjectId } = found(await findDeletable(ctx.db, type, id, ctx.viewer.id));
    const subject = { type, id: subjectId };
    // A member's own comment can always be deleted, whatever happened to the post; another's only where the post is
    // visible and the caller's.
    const owner = authorId === ctx.viewer.id ? null : postAuthor(subject, await subjectOwner(ctx, subject));
    const comment = { authorId, status, postAuthorId: owner, isReportable: false };
    const can = commentAbilities(ctx.viewer.id, comment).delete;
    const { parentId } = found((can && (await softDeleteComment(ctx.db, id))) || null);
    await recountWith(ctx, { subject, parentId, authorId });
    return { done: true };
  });
}

/** Notifies the author of the comment that is answered, and the owner, each once. */
function notifySubject(
  ctx: MemberCtx,
  subject: Pick<Notice, 'subject' | 'topic' | 'postId' | 'productId' | 'lessonId'>,
  owner: string,
  answered: string | undefined,
): Promise<void> {
  const notice = (to: string, kind: 'reply' | 'comment'): Notice => {
    return { to, kind, actorId: ctx.viewer.id, ...subject };
  };
  const notices = owner === answered ? [] : [notice(owner, 'comment')];
  return notifyAll(ctx, answered ? [notice(answered, 'reply'), ...notices] : notices);
}

/**
 * The mentioned members who can read the comment and get no other notice about it; under a lesson none, as nobody may
 * find out who has bought it.
 */
async function readersAmong(
  ctx: MemberCtx,
  subject: Subject,
  mentions: readonly Mention[],
  notified: string[],
) {
  if (subject.type === 'lessons') return [];
  const named = mentions.flatMap(({ _id }) => (notified.includes(_id) ? [] : _id));
  return subject.type === 'posts' ? commentReaders(ctx, subject.id, named) : named;
}
