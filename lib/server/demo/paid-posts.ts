import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { storeRenditions } from '@/lib/server/files/service';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { createPost } from '@/lib/server/posts/service';
import { HOUR } from '@/lib/shared/time';
import { buy, type DemoStep } from './buy';
import { DEMO_PAID_POSTS, type DemoPaidPost } from './content';
import type { Drawn } from './drawn-pictures';
import type { Member } from './people';
import { ctxOf } from './people-factory';
import type { Cover } from './pictures/profile-cover';
import { ALTS, discuss } from './talk';

/** Paid posts: published, bought and read by some, and talked about by them. */
export function paidPosts(db: Db, people: Map<string, Member>, drawn: Drawn, now: Date): DemoStep[] {
  return DEMO_PAID_POSTS.flatMap((post): DemoStep[] => {
    const author = people.get(post.author);
    if (!author) return [];
    const at = (hours: number) => new Date(now.getTime() - (post.hoursAgo - hours) * HOUR);
    let id = '';
    const published = {
      at: at(0),
      act: async () => {
        id = await publish(db, author, post, drawn, at(0));
      },
    };
    const bought = post.buyers.flatMap((key, place): DemoStep[] => {
      const buyer = people.get(key);
      const when = at(2 + place * 3);
      return buyer ? [{ at: when, act: () => buyAndRead(db, buyer, id, post.price, when) }] : [];
    });
    const talk = {
      at: at(20),
      act: () => {
        const subject = { type: 'posts', id } as const;
        return discuss(db, people, { subject, author, from: at(20) }, post.comments, now);
      },
    };
    return [published, ...bought, talk];
  });
}

async function publish(db: Db, author: Member, post: DemoPaidPost, drawn: Drawn, at: Date): Promise<string> {
  const ctx = ctxOf(db, author, at);
  const picture = drawn.locked.get(post.title);
  const alt = ALTS[post.picture?.split(':')[0] as Cover];
  const media = picture ? [{ fileId: (await storeRenditions(ctx, 'poster.webp', picture))._id, alt }] : [];
  const { _id } = await createPost(ctx, {
    text: post.text,
    media: [],
    audience: 'public',
    productId: null,
    paid: {
      title: post.title,
      price: { amount: post.price, currency: 'USD' },
      locked: { text: post.locked, media, files: [] },
    },
  });
  return _id;
}

async function buyAndRead(db: Db, buyer: Member, postId: string, price: number, at: Date): Promise<void> {
  await buy(db, buyer, { postId }, price, at);
  await readLocked(ctxOf(db, buyer, at), postId);
}
