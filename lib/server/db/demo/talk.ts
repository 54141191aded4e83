import 'server-only';
import { REACTIONS } from '@/lib/contract/posts';
import { createComment } from '@/lib/server/comments/service';
import type { Db } from '@/lib/server/ctx';
import { storeRenditions } from '@/lib/server/files/service';
import { follow } from '@/lib/server/follows/service';
import { putReaction, savePost, sharePost } from '@/lib/server/posts/acts';
import { createPost } from '@/lib/server/posts/service';
import { DEMO_POSTS, DEMO_TALK } from './content';
import type { Drawn } from './drawn';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import { seeded } from './random';

const HOUR = 3_600_000;
const OLDEST_HOURS = 30 * 24;

/** Who follows whom: everybody some, the creators most. */
export async function fillFollows(db: Db, people: Map<string, Member>, now: Date): Promise<void> {
  const random = seeded('follows');
  for (const [from, follower] of people) {
    for (const [to, followee] of people) {
      const chance = followee.role === 'CREATOR' ? 0.65 : 0.25;
      if (from !== to && random.next() < chance) await follow(ctxOf(db, follower, now), followee.id);
    }
  }
}

/** Posts, oldest first, each with what the others made of it. */
export async function fillPosts(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  drawn: Drawn,
  now: Date,
): Promise<void> {
  const random = seeded('posts');
  for (let index = DEMO_POSTS.length - 1; index >= 0; index--) {
    const post = DEMO_POSTS[index];
    const author = post && people.get(post.author);
    if (!post || !author) continue;
    // The older, the further apart: the last stand in the month before this, whose revenue share is closed.
    const hours = index * 5 + (index / DEMO_POSTS.length) ** 3 * OLDEST_HOURS + 1;
    const at = new Date(now.getTime() - hours * HOUR);
    const ctx = ctxOf(db, author, at);
    const picture = drawn.posters.get(index);
    const media = picture
      ? [{ fileId: (await storeRenditions(ctx, 'poster.webp', picture))._id, alt: 'مشهد هندسي' }]
      : [];
    const productId = post.product ? (products.get(post.product) ?? null) : null;
    const { _id } = await createPost(ctx, { text: post.text, media, audience: 'public', productId });
    await respond(db, _id, author, [...people.values()], at, random);
  }
}

async function respond(
  db: Db,
  postId: string,
  author: Member,
  people: Member[],
  at: Date,
  random: ReturnType<typeof seeded>,
): Promise<void> {
  const others = people.filter(({ id }) => id !== author.id);
  for (const [place, member] of others.entries()) {
    const ctx = ctxOf(db, member, new Date(at.getTime() + (place + 1) * 120_000));
    if (random.next() < 0.6) await putReaction(ctx, postId, random.pick([...REACTIONS]));
    if (random.next() < 0.15) await savePost(ctx, postId);
    if (random.next() < 0.06) await sharePost(ctx, postId);
    if (random.next() > 0.2) continue;
    const comment = await createComment(
      ctx,
      { type: 'posts', id: postId },
      { text: random.pick(DEMO_TALK.comments), parentId: null },
    );
    if (random.next() > 0.5) continue;
    const answer = { text: random.pick(DEMO_TALK.replies), parentId: comment._id };
    await createComment(
      ctxOf(db, author, new Date(ctx.now.getTime() + 60_000)),
      { type: 'posts', id: postId },
      answer,
    );
  }
}
