import type { ActKind } from '@/lib/contract/revenue-share';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeComment } from '@/lib/server/demo/post-factory';
import { newId } from '@/lib/server/ids';
import { addMonths, type Month, monthSpan } from '@/lib/shared/months';
import { postAlone } from '@/tests/setup/post-journals';
import { makeMember } from './make-member';

/** Past months one after the other, as a store closes them; each call is the next. */
export function monthsFrom(first: Month): () => Month {
  let next = addMonths(first, -1);
  return () => {
    next = addMonths(next, 1);
    return next;
  };
}

/** A moment within a month; the 10th at noon by default. */
export const within = (month: Month, day = 10, time = '12:00:00.000') =>
  new Date(`${month}-${String(day).padStart(2, '0')}T${time}Z`);

/** A context on the first day after a month, when it may be closed. */
export const onceOver = (month: Month) => guestCtx(db(), new Date(monthSpan(month).to.getTime() + 7_200_000));

/** Gives the platform fees at a moment; a negative amount for refunds. */
export async function earnFees(amount: number, at: Date): Promise<void> {
  const postings = [
    { account: { ownerId: null, kind: 'clearing' }, amount: -amount },
    { account: { ownerId: null, kind: 'fees' }, amount },
  ];
  const kind = amount > 0 ? 'sale' : 'refund';
  await postAlone(guestCtx(db(), at), { kind, ref: newId(), currency: 'USD', postings });
}

let made = 0;

/** A member whose actions count, as they have confirmed a phone. */
export const makeActor = () => makeMember({ phone: `+96655${String(5_000_000 + ++made)}` });

/** An action of a member on a post at a moment, without the services, which use their own time. */
export async function act(
  kind: ActKind,
  postId: string,
  actorId: string,
  at: Date,
  rating = 5,
): Promise<void> {
  if (kind === 'comment') {
    await makeComment(db(), { subject: { type: 'posts', id: postId } as never, authorId: actorId, at });
    return;
  }
  const by = { post_id: postId, user_id: actorId };
  if (kind === 'reaction')
    await db()
      .insertInto('reactions')
      .values({ ...by, name: 'love', created_at: at })
      .execute();
  if (kind === 'save')
    await db()
      .insertInto('saves')
      .values({ ...by, id: newId(at) })
      .execute();
  if (kind === 'share')
    await db()
      .insertInto('shares')
      .values({ ...by, created_at: at })
      .execute();
  if (kind === 'evaluation')
    await db()
      .insertInto('evaluations')
      .values({ id: newId(at), post_id: postId, author_id: actorId, rating, created_at: at, updated_at: at })
      .execute();
}
