import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { PageQuery } from '@/lib/contract/fields';
import type { hidePost as HidePost, listHiddenPosts } from '@/lib/contract/hidden-posts';
import { touch } from '@/lib/server/adapters/cache/port';
import { recordAudit } from '@/lib/server/audit/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { operatorLetter } from '@/lib/server/mail/operator-letter';
import { presentPerson } from '@/lib/server/users/present';
import { getContacts } from '@/lib/server/users/service';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { endSalesOfHidden } from './jobs';
import { insertHidden, listHidden, lockPost, updateShown } from './repo';

/**
 * Hides a post. With the commit nobody finds or opens it, its buyers neither; a job refunds them. A deleted post can be
 * hidden, too, because who bought it could still read it. Its author gets the reason.
 * @throws AppError `not_found`, `conflict` where it is hidden already
 */
export function hidePost(
  ctx: MemberCtx,
  postId: string,
  { reason }: Parsed<typeof HidePost>['body'],
): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const post = found(await lockPost(ctx.db, postId));
    if (post.status === 'hidden') throw new AppError('conflict');
    const { status: was } = post;
    await insertHidden(ctx.db, { id: newId(), postId, was, reason, by: ctx.viewer.id, now: ctx.now });
    await recordAct(ctx, 'post.hide', postId, { reason });
    await enqueue(ctx, endSalesOfHidden, {}, { key: endSalesOfHidden.name });
    const rows = [
      { key: 'post', value: isolate(post.title || firstWords(post.text, 120)) },
      { key: 'reason', value: isolate(reason) },
    ];
    await notifyAuthor(ctx, post.author_id, 'postHidden', { path: paths.termsAndConditions(), rows });
    touchPost(ctx, postId, post.author_id);
    return { done: true };
  });
}

/**
 * Shows a hidden post again, as it was. Purchases that were refunded stay so.
 * @throws AppError `not_found`, `conflict` where it is not hidden
 */
export function showPost(ctx: MemberCtx, postId: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    const post = found(await lockPost(ctx.db, postId));
    if (!(await updateShown(ctx.db, postId, ctx.viewer.id, ctx.now))) throw new AppError('conflict');
    await recordAct(ctx, 'post.show', postId, {});
    await notifyAuthor(ctx, post.author_id, 'postShown', { path: paths.post(postId) });
    touchPost(ctx, postId, post.author_id);
    return { done: true };
  });
}

/** Posts that are hidden now, the last hidden first. */
export async function listHiddenPage(
  ctx: MemberCtx,
  { cursor, limit }: PageQuery,
): Promise<Payload<typeof listHiddenPosts>> {
  const rows = await listHidden(ctx.db, { before: decodeIdCursor(cursor), limit });
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  const data = kept.map(
    ({ post_id: _id, author, hidden_by: hiddenBy, hidden_at, title, text, reason, waiting }) => ({
      _id,
      author: presentPerson(author, ctx.locale),
      title,
      text,
      reason,
      hiddenBy,
      hiddenAt: hidden_at.toISOString(),
      waiting,
    }),
  );
  return { data, nextCursor };
}

const recordAct = (
  ctx: MemberCtx,
  action: 'post.hide' | 'post.show',
  subjectId: string,
  details: { reason?: string },
) => recordAudit(ctx, { actor: ctx.viewer.id, action, subjectId, details });

async function notifyAuthor(
  ctx: MemberCtx,
  authorId: string,
  kind: 'postHidden' | 'postShown',
  said: { path: string; rows?: { key: string; value: string }[] },
): Promise<void> {
  const author = (await getContacts(ctx, [authorId])).get(authorId);
  await enqueueAll(ctx, sendLetter, operatorLetter(author, kind, { at: ctx.now, ...said }));
}

function touchPost(ctx: MemberCtx, id: string, authorId: string): void {
  ctx.afterCommit(() => touch([`post:${id}`, `user:${authorId}`, 'lists']));
}
