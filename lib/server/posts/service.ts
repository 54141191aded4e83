import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Mention } from '@/lib/contract/fields';
import type { PaidInput } from '@/lib/contract/paid-posts';
import type * as contract from '@/lib/contract/posts';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { assertOwnImages } from '@/lib/server/files/service';
import { deleteIfUnused } from '@/lib/server/files/unused-files';
import { newId } from '@/lib/server/ids';
import { mentionsOf, notifyMentioned } from '@/lib/server/mentions/service';
import { forgetSubject, withdraw } from '@/lib/server/notifications/withdraw';
import { addPaid, changePaid, dropLocked } from '@/lib/server/paid-posts/service';
import { assertOwnProduct } from '@/lib/server/products/cards';
import { hashtagsOf } from './hashtags';
import { hotness } from './hotness';
import {
  deleteMedia,
  deleteTags,
  findOwnPost,
  insertMedia,
  insertPost,
  insertTags,
  isSold,
  listEmptiable,
  lockPost,
  softDeletePost,
  updatePost as updateRow,
} from './repo';
import { postReaders } from './subject';
import { getPost } from './views';

const EMPTIED_AT_ONCE = 100;

type NewPost = Omit<Parsed<typeof contract.createPost>['body'], 'paid'> & { paid?: PaidInput | null };

/**
 * Publishes a post, and notifies the members it mentions.
 * @throws AppError `not_found` for a picture or product that is not the caller's
 */
export async function createPost(ctx: MemberCtx, body: NewPost) {
  return inTransaction(ctx, async (ctx) => {
    await assertOwnImages(
      ctx,
      body.media.map(({ fileId }) => fileId),
    );
    if (body.productId) await assertOwnProduct(ctx, body.productId);
    const id = newId(ctx.now);
    const tags = hashtagsOf(body.text);
    const mentions = await mentionsOf(ctx, body.text);
    const { text, audience, productId, paid } = body;
    const hot = hotness(0, ctx.now);
    await insertPost(ctx.db, {
      id,
      authorId: ctx.viewer.id,
      title: paid?.title ?? '',
      text,
      tags,
      mentions,
      audience,
      productId,
      hot,
      now: ctx.now,
    });
    await insertTags(ctx.db, id, tags);
    await insertMedia(ctx.db, id, body.media);
    if (paid) await addPaid(ctx, id, paid);
    await notifyMentionedReaders(ctx, id, mentions);
    touchPost(ctx, id);
    return getPost(ctx, id);
  });
}

/**
 * Changes one of the caller's posts, and notifies members who are mentioned for the first time. Members who are not
 * mentioned any more lose the notice.
 * @throws AppError `not_found` for another's, `invalid` when nothing would be left in it
 */
export async function updatePost(
  ctx: MemberCtx,
  id: string,
  body: Parsed<typeof contract.updatePost>['body'],
) {
  return inTransaction(ctx, async (ctx) => {
    const before = found(await findOwnPost(ctx.db, id, ctx.viewer.id));
    const { text, media, audience, paid } = body;
    if (paid) await changePaid(ctx, id, paid);
    if (media) {
      await assertOwnImages(
        ctx,
        media.map(({ fileId }) => fileId),
      );
      const former = await deleteMedia(ctx.db, id);
      await insertMedia(ctx.db, id, media);
      await deleteIfUnused(ctx, former);
    }
    const tags = text === undefined ? undefined : hashtagsOf(text);
    if (tags) {
      await deleteTags(ctx.db, id);
      await insertTags(ctx.db, id, tags);
    }
    const mentions = text === undefined ? undefined : await mentionsOf(ctx, text);
    await updateRow(ctx.db, id, { title: paid?.title, text, tags, mentions, audience }, ctx.now);
    if (mentions) await followMentions(ctx, id, before.mentions as unknown as Mention[], mentions);
    const after = await getPost(ctx, id);
    if ((text ?? before.text) === '' && (after.media.length === 0 || after.paid)) {
      throw new AppError('invalid', { fields: { text: 'validation:required' } });
    }
    touchPost(ctx, id);
    return after;
  });
}

/**
 * Deletes one of the caller's posts with its pictures, and the notices about it.
 * @throws AppError `not_found` for another's
 */
export async function deletePost(ctx: MemberCtx, id: string): Promise<{ done: true }> {
  return inTransaction(ctx, async (ctx) => {
    found(await findOwnPost(ctx.db, id, ctx.viewer.id));
    await softDeletePost(ctx.db, id, ctx.viewer.id);
    await emptyUnsold(ctx, id);
    await forgetSubject(ctx, id);
    touchPost(ctx, id);
    return { done: true };
  });
}

/** Every night: deletes what deleted posts hold that were ordered when they were deleted, and never paid. */
export async function emptyDeletedPosts(ctx: Ctx): Promise<void> {
  for (;;) {
    const ids = await listEmptiable(ctx.db, ctx.now, EMPTIED_AT_ONCE);
    for (const id of ids) {
      await inTransaction(ctx, async (ctx) => {
        await lockPost(ctx.db, id);
        await emptyUnsold(ctx, id);
      });
    }
    if (ids.length < EMPTIED_AT_ONCE) return;
  }
}

/** Deletes what a deleted post holds, where nobody needs it. The caller has locked the post. */
async function emptyUnsold(ctx: Ctx, id: string): Promise<void> {
  if (await isSold(ctx.db, id, ctx.now)) return;
  await deleteIfUnused(ctx, await deleteMedia(ctx.db, id));
  await dropLocked(ctx, id);
}

async function followMentions(
  ctx: MemberCtx,
  id: string,
  before: readonly Mention[],
  after: readonly Mention[],
): Promise<void> {
  const without = (some: readonly Mention[], others: readonly Mention[]) =>
    some.filter(({ _id }) => !others.some((other) => other._id === _id));
  const gone = without(before, after).map(({ _id }) => _id);
  if (gone.length > 0) {
    await withdraw(ctx, { groups: [{ kind: 'mention', subject: id }], actorId: ctx.viewer.id, to: gone });
  }
  await notifyMentionedReaders(ctx, id, without(after, before));
}

async function notifyMentionedReaders(
  ctx: MemberCtx,
  id: string,
  mentions: readonly Mention[],
): Promise<void> {
  const readers = await postReaders(
    ctx,
    id,
    mentions.map(({ _id }) => _id),
  );
  await notifyMentioned(ctx, readers, { postId: id, subject: id });
}

function touchPost(ctx: MemberCtx, id: string): void {
  ctx.afterCommit(() => touch([`post:${id}`, `user:${ctx.viewer.id}`, 'lists']));
}
