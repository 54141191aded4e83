import 'server-only';
import { REACTIONS } from '@/lib/contract/choices';
import { createComment } from '@/lib/server/comments/service';
import type { Db } from '@/lib/server/ctx';
import { storeRenditions } from '@/lib/server/files/service';
import { follow } from '@/lib/server/follows/service';
import { putReaction, savePost, sharePost } from '@/lib/server/posts/acts';
import { createPost } from '@/lib/server/posts/service';
import { HOUR } from '@/lib/shared/time';
import { DEMO_POSTS, DEMO_PRODUCTS, type Remark } from './content';
import type { Drawn } from './drawn-pictures';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import type { Cover } from './pictures/profile-cover';
import { seeded } from './random';
import { between, publishedAt } from './times';

// Puts a post of the demo creator 31.8 days ago: from the fourth day of a month to its last that is in the month
// before, and on the first days a newer one is.
const OLDEST_HOURS = 34 * 24;
const OLDEST_FOLLOW_DAYS = 150;

/** What a picture shows, for readers who cannot see it. */
export const ALTS: Readonly<Record<Cover, string>> = {
  eightfold: 'زخرفة ثمانية تتكرر على سطح واحد',
  twelvefold: 'زخرفة من نجوم اثنتي عشرية',
  dunes: 'كثبان متتابعة تحت شمس منخفضة',
  arcade: 'صف من الأقواس تحت إفريز مزخرف',
  rosettes: 'وردتان هندسيتان متداخلتا الألوان',
  waves: 'موج هادئ بطبقات من لون واحد',
  terraces: 'بيوت متلاصقة تحت سماء فاتحة',
};

/** The demo's follows: everybody has some followers, the creators have the most, spread over the past months. */
export async function fillFollows(db: Db, people: Map<string, Member>, now: Date): Promise<void> {
  const random = seeded('follows');
  const when = seeded('times of follows');
  const begun = new Date(now.getTime() - OLDEST_FOLLOW_DAYS * 24 * HOUR);
  const follows: { at: Date; follower: Member; followee: Member }[] = [];
  for (const [from, follower] of people) {
    for (const [to, followee] of people) {
      const chance = followee.role === 'CREATOR' ? 0.65 : 0.25;
      const at = between(begun, new Date(now.getTime() - HOUR), when.next());
      if (from !== to && random.next() < chance) follows.push({ at, follower, followee });
    }
  }
  follows.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, follower, followee } of follows) await follow(ctxOf(db, follower, at), followee.id);
}

/** Posts, oldest first, each with reactions and comments by the others. */
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
    // The older the posts, the larger the gaps: the oldest are in the month before this one, whose revenue share is
    // closed.
    const hours = index * 5 + (index / DEMO_POSTS.length) ** 3 * OLDEST_HOURS + 1;
    const at = new Date(now.getTime() - hours * HOUR);
    const ctx = ctxOf(db, author, at);
    const picture = drawn.posters.get(index);
    const media = picture
      ? [
          {
            fileId: (await storeRenditions(ctx, 'poster.webp', picture))._id,
            alt: ALTS[post.picture?.split(':')[0] as Cover],
          },
        ]
      : [];
    const productId = post.product ? (products.get(post.product) ?? null) : null;
    const { _id } = await createPost(ctx, { text: post.text, media, audience: 'public', productId });
    await respond(db, _id, author, [...people.values()], at, random);
    const talk = { subject: { type: 'posts', id: _id }, author, from: at } as const;
    await discuss(db, people, talk, post.comments ?? [], now);
  }
}

/** Questions under products, and their sellers' answers. */
export async function fillQuestions(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): Promise<void> {
  for (const product of DEMO_PRODUCTS) {
    const author = people.get(product.owner);
    const id = products.get(product.key);
    if (!author || !id) continue;
    const from = new Date(Math.max(publishedAt(product, now).getTime(), now.getTime() - 40 * 24 * HOUR));
    await discuss(
      db,
      people,
      { subject: { type: 'products', id }, author, from },
      product.questions ?? [],
      now,
    );
  }
}

/** Comments one after the other, each followed by the author's answer where there is one. */
export async function discuss(
  db: Db,
  people: Map<string, Member>,
  { subject, author, from }: { subject: Parameters<typeof createComment>[1]; author: Member; from: Date },
  remarks: readonly Remark[],
  now: Date,
): Promise<void> {
  const room = now.getTime() - from.getTime();
  for (const [index, { who, text, answer }] of remarks.entries()) {
    const member = people.get(who);
    if (!member) continue;
    // Most comments come on the first day; for a new post, within the time since it was published.
    const step = Math.min(room, 24 * HOUR) / (remarks.length + 1);
    const at = new Date(from.getTime() + (index + 0.4) * step);
    const comment = await createComment(ctxOf(db, member, at), subject, { text, parentId: null });
    if (!answer) continue;
    const answered = new Date(at.getTime() + step / 3);
    await createComment(ctxOf(db, author, answered), subject, { text: answer, parentId: comment._id });
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
  }
}
