import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Holds ratings, in one order: votes on one are counted one after the other. */
export async function lockEvaluations(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from evaluations where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(
    db,
  );
}

export async function upsertVote(
  db: Db,
  vote: { evaluationId: string; userId: string; isHelpful: boolean; now: Date },
): Promise<void> {
  const { evaluationId, userId, isHelpful, now } = vote;
  await sql`insert into evaluation_votes (evaluation_id, user_id, is_helpful, created_at)
    values (${evaluationId}, ${userId}, ${isHelpful}, ${now})
    on conflict (evaluation_id, user_id) do update set is_helpful = excluded.is_helpful`.execute(db);
}

export async function deleteVote(db: Db, evaluationId: string, userId: string): Promise<void> {
  await sql`delete from evaluation_votes where evaluation_id = ${evaluationId} and user_id = ${userId}`.execute(
    db,
  );
}

export async function listVoted(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ evaluation_id: string }>`
    select evaluation_id from evaluation_votes where user_id = ${userId}`.execute(db);
  return rows.map(({ evaluation_id }) => evaluation_id);
}

// The quantile of the normal distribution for 95 %.
const Z = 1.96;
const Z2 = Z * Z;
/**
 * The lower bound of Wilson's score interval (1927) for the share of helpful votes: two of two come before one of one,
 * and ninety of a hundred before two of two. `v.yes` of `v.votes`, both float8; no votes are 0.
 */
const WILSON = sql`case when v.votes = 0 then 0 else greatest(0,
  (v.yes / v.votes + ${sql.lit(Z2 / 2)} / v.votes
    - ${sql.lit(Z)} * sqrt((v.yes / v.votes * (1 - v.yes / v.votes) + ${sql.lit(Z2 / 4)} / v.votes) / v.votes))
  / (1 + ${sql.lit(Z2)} / v.votes)) end`;

/** Deletes a member's votes on ratings of somebody's works. @returns the ids of the ratings */
export async function deleteVotesOn(db: Db, userId: string, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ evaluation_id: string }>`
    delete from evaluation_votes v using evaluations e where e.id = v.evaluation_id and v.user_id = ${userId}
      and (e.product_id in (select id from products where owner_id = ${ownerId})
        or e.post_id in (select id from posts where author_id = ${ownerId}))
    returning v.evaluation_id`.execute(db);
  return rows.map(({ evaluation_id }) => evaluation_id);
}

/**
 * Counts the votes on ratings again, which the caller holds; those of suspended members do not count.
 * @param without a member whose votes do not count, either
 */
export async function updateVotes(db: Db, ids: readonly string[], without?: string): Promise<void> {
  const others = without ? sql`and one.user_id <> ${without}` : sql``;
  await sql`update evaluations e set helpful_count = v.yes, unhelpful_count = v.votes - v.yes, helpfulness = ${WILSON}
    from (select asked.id, count(one.user_id)::float8 as votes, count(*) filter (where one.is_helpful)::float8 as yes
      from unnest(${[...ids]}::uuid[]) as asked (id)
      left join evaluation_votes one on one.evaluation_id = asked.id ${others}
        and exists (select from users where id = one.user_id and status <> 'suspended')
      group by asked.id) v
    where e.id = v.id`.execute(db);
}
