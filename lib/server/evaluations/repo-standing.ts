import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { lockPair } from '@/lib/server/db/apart';
import type { Rated } from './subject';

/** Two people whose relation decides whether one may rate the other: changes of it and ratings wait for each other. */
export async function holdPair(db: Db, raterId: string, ownerId: string): Promise<void> {
  await lockPair(raterId, ownerId).execute(db);
}

const split = (rows: readonly { product_id: string | null; post_id: string | null }[]): Rated => ({
  products: rows.flatMap(({ product_id }) => product_id ?? []),
  posts: rows.flatMap(({ post_id }) => post_id ?? []),
});

/** Returns the works that a member has rated. @param ownerId only works of this one; null for everybody's */
export async function findRated(db: Db, authorId: string, ownerId: string | null): Promise<Rated> {
  const theirs = ownerId
    ? sql`and (product_id in (select id from products where owner_id = ${ownerId})
        or post_id in (select id from posts where author_id = ${ownerId}))`
    : sql``;
  const { rows } = await sql<{ product_id: string | null; post_id: string | null }>`
    select product_id, post_id from evaluations where author_id = ${authorId} ${theirs}`.execute(db);
  return split(rows);
}

/** From which states ratings change to which. */
export interface StatusChange {
  from: readonly string[];
  to: string;
  /** leaves out what their author still has by another purchase */
  notHeld?: boolean;
}

/** Changes the states of a member's ratings. What they rated is held. */
export async function updateStatuses(
  db: Db,
  authorId: string,
  { products, posts }: Rated,
  { from, to, notHeld = false }: StatusChange,
): Promise<void> {
  const isLeft = sql`not exists (select from entitlements h where h.holder_id = evaluations.author_id
    and (h.product_id = evaluations.product_id or h.post_id = evaluations.post_id) and h.status <> 'revoked')`;
  await sql`update evaluations set status = ${to} where author_id = ${authorId}
    and (product_id = any(${[...products]}::uuid[]) or post_id = any(${[...posts]}::uuid[]))
    and status = any(${[...from]}::text[]) and ${notHeld ? isLeft : sql`true`}`.execute(db);
}

/** Marks the ratings of a member who is suspended now, or is not any more. @returns what they rated */
export async function updateAway(db: Db, authorId: string, isAway: boolean): Promise<Rated> {
  const { rows } = await sql<{ product_id: string | null; post_id: string | null }>`
    update evaluations set is_away = ${isAway} where author_id = ${authorId} and is_away <> ${isAway}
    returning product_id, post_id`.execute(db);
  return split(rows);
}
