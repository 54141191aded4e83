import 'server-only';
import { tipAuthor, tipPost } from '@/lib/server/checkout/tips';
import type { Db } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import { changeTip } from '@/lib/server/tips/service';
import { DAY, HOUR } from '@/lib/shared/time';
import { type DemoStep, payFor } from './buy';
import { DEMO_TIPS, type DemoTip } from './content';
import type { Member } from './people';
import { ctxOf } from './people-factory';

/** Tips: named, unnamed and a large one, for posts and from profiles; some are thanked for, and their words shown. */
export function tips(db: Db, people: Map<string, Member>, now: Date): DemoStep[] {
  return DEMO_TIPS.flatMap((tip): DemoStep[] => {
    const [payer, author] = [people.get(tip.from), people.get(tip.to)];
    if (!payer || !author) return [];
    const at = new Date(now.getTime() - tip.daysAgo * DAY);
    return [{ at, act: () => give(db, { ...tip, payer, author }, at) }];
  });
}

async function give(db: Db, tip: DemoTip & { payer: Member; author: Member }, at: Date): Promise<void> {
  const { author, namedTo, word, onPost, thanks, shows } = tip;
  const ctx = ctxOf(db, tip.payer, at);
  const amount = { amount: tip.amount, currency: 'USD' } as const;
  const given = { amount, namedTo, word, isConfirmed: true };
  const postId = onPost ? await newestPost(db, author.id, at) : undefined;
  const { order } = postId
    ? await tipPost(ctx, postId, given, newId())
    : await tipAuthor(ctx, author.id, given, newId());
  const { lineId } = await payFor(ctx, order, tip.amount);
  const later = ctxOf(db, author, new Date(at.getTime() + 3 * HOUR));
  if (thanks) await changeTip(later, lineId, { isThanked: true, ...(shows && { isShown: true }) });
}

/** The newest post of an author at a moment, for everybody and without a price. */
async function newestPost(db: Db, authorId: string, at: Date): Promise<string | undefined> {
  const post = await db
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('title', '=', '')
    .where('audience', '=', 'public')
    .where('created_at', '<', at)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return post?.id;
}
