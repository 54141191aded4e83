import 'server-only';
import type { ReactionName } from '@/lib/contract/posts';
import { touch } from '@/lib/server/adapters/cache/port';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { notify } from '@/lib/server/notifications/service';
import { withdraw } from '@/lib/server/notifications/withdraw';
import { addToCounters, findVisible } from './repo';
import {
  deleteReaction as deleteReactionRow,
  deleteSave,
  findReaction,
  insertSave,
  insertShare,
  upsertReaction,
} from './repo-acts';
import type { Counter } from './repo-hot';
import { getEngagement } from './views';

type Moves = Partial<Record<Counter, number>>;
type Post = { id: string; author_id: string };

/** Sets the caller's reaction. Another name replaces it; the same name changes nothing. */
export function putReaction(ctx: MemberCtx, postId: string, name: ReactionName) {
  return act(ctx, postId, async (ctx, post) => {
    const before = await findReaction(ctx.db, postId, ctx.viewer.id);
    if (before === name) return {};
    await upsertReaction(ctx.db, postId, ctx.viewer.id, name, ctx.now);
    if (before) return { [`reactions_${before}`]: -1, [`reactions_${name}`]: 1 };
    await notifyAuthor(ctx, post, 'reaction');
    return { [`reactions_${name}`]: 1 };
  });
}

/** Removes the caller's reaction, and the author's notice about it. */
export function deleteReaction(ctx: MemberCtx, postId: string) {
  return act(ctx, postId, async (ctx) => {
    const before = await findReaction(ctx.db, postId, ctx.viewer.id);
    if (!before) return {};
    await deleteReactionRow(ctx.db, postId, ctx.viewer.id);
    await withdraw(ctx, { groups: [{ kind: 'reaction', subject: postId }], actorId: ctx.viewer.id });
    return { [`reactions_${before}`]: -1 };
  });
}

/** Adds a post to the caller’s saved ones; its author is not notified. */
export function savePost(ctx: MemberCtx, postId: string) {
  return act(ctx, postId, async (ctx): Promise<Moves> => {
    const isNew = await insertSave(ctx.db, { id: newId(ctx.now), postId, userId: ctx.viewer.id });
    return isNew ? { saves_count: 1 } : {};
  });
}

/** Removes a post from the caller’s saved ones. */
export function unsavePost(ctx: MemberCtx, postId: string) {
  return act(ctx, postId, async (ctx): Promise<Moves> => {
    return (await deleteSave(ctx.db, postId, ctx.viewer.id)) ? { saves_count: -1 } : {};
  });
}

/** Counts that the caller shared a post, only once for each member, and notifies its author. */
export function sharePost(ctx: MemberCtx, postId: string) {
  return act(ctx, postId, async (ctx, post): Promise<Moves> => {
    if (!(await insertShare(ctx.db, postId, ctx.viewer.id, ctx.now))) return {};
    await notifyAuthor(ctx, post, 'share');
    return { shares_count: 1 };
  });
}

// The post's row is locked from the check to the counter, so that acts at the same time count exactly.
async function act(ctx: MemberCtx, postId: string, write: (ctx: MemberCtx, post: Post) => Promise<Moves>) {
  return inTransaction(ctx, async (ctx) => {
    const post = found(await findVisible(ctx.db, postId, ctx.viewer.id, true));
    const moves = await write(ctx, post);
    if (Object.keys(moves).length > 0) {
      await addToCounters(ctx.db, postId, moves);
      ctx.afterCommit(() => touch([`post:${postId}`]));
    }
    return getEngagement(ctx, postId);
  });
}

function notifyAuthor(ctx: MemberCtx, post: Post, kind: 'reaction' | 'share'): Promise<void> {
  return notify(ctx, {
    to: post.author_id,
    kind,
    actorId: ctx.viewer.id,
    postId: post.id,
    subject: post.id,
  });
}
