import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { NOTICE_NAMES, noticeKind } from '@/lib/shared/notice-kinds';

/**
 * What blocks and mutes mean for a read, as conditions in SQL: they are only here (lib/decisions/018). Two people are
 * "apart" when one of them has blocked the other. Each condition first asks whether the viewer has any block or mute at
 * all. That does not depend on the row, so PostgreSQL answers it once in a statement; for nearly everybody nothing more
 * is read. Because these are not joins, plans stay as they are. A visitor has no blocks and mutes.
 */
type Person = string | RawBuilder<unknown>;

const ANYBODY = sql<boolean>`true`;
const ref = (person: Person) => (typeof person === 'string' ? sql.ref(person) : person);

/** A member has blocked nobody, and nobody has blocked them. */
export const isAlone = (viewerId: string) => sql<boolean>`not (
  exists (select from blocks where blocker_id = ${viewerId}::uuid)
  or exists (select from blocks where blocked_id = ${viewerId}::uuid))`;

/** Neither has blocked the other. @param person a column, e.g. `u.id` */
export function notApart(viewerId: string | null, person: Person): RawBuilder<boolean> {
  if (viewerId === null) return ANYBODY;
  return sql<boolean>`(${isAlone(viewerId)} or not (
    exists (select from blocks where blocker_id = ${viewerId}::uuid and blocked_id = ${ref(person)})
    or exists (select from blocks where blocked_id = ${viewerId}::uuid and blocker_id = ${ref(person)})))`;
}

/** Returns the condition that two people are not apart, where there is no viewer. */
export const areNotApart = (one: Person, other: Person): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from blocks
    where (blocker_id = ${ref(one)} and blocked_id = ${ref(other)})
      or (blocker_id = ${ref(other)} and blocked_id = ${ref(one)}))`;

/**
 * One known person and the one of a column have not blocked each other. Rows are looked up only where the known person
 * has a block.
 */
export const notApartFrom = (id: string, person: Person): RawBuilder<boolean> =>
  sql<boolean>`(not exists (select from blocks where ${id}::uuid in (blocker_id, blocked_id))
    or ${areNotApart(sql`${id}::uuid`, person)})`;

/** They have not blocked the viewer. The viewer still finds people they blocked, to be able to unblock them. */
export function notHidden(viewerId: string | null, person: Person): RawBuilder<boolean> {
  if (viewerId === null) return ANYBODY;
  return sql<boolean>`not exists (select from blocks
    where blocked_id = ${viewerId}::uuid and blocker_id = ${ref(person)})`;
}

/** The viewer has not muted them. */
export function notMuted(viewerId: string | null, person: Person): RawBuilder<boolean> {
  if (viewerId === null) return ANYBODY;
  return sql<boolean>`(not exists (select from mutes where muter_id = ${viewerId}::uuid)
    or not exists (select from mutes where muter_id = ${viewerId}::uuid and muted_id = ${ref(person)}))`;
}

/** Neither apart nor muted: the people that lists may show without the viewer asking for them by name. */
export function notApartOrMuted(viewerId: string | null, person: Person): RawBuilder<boolean> {
  if (viewerId === null) return ANYBODY;
  return sql<boolean>`(${notApart(viewerId, person)} and ${notMuted(viewerId, person)})`;
}

/** They take what somebody sends to many: the two are not apart, and they have not muted the sender. */
export function takesFrom(senderId: string, person: Person): RawBuilder<boolean> {
  return sql<boolean>`(${notApart(senderId, person)}
    and not exists (select from mutes where muter_id = ${ref(person)} and muted_id = ${senderId}::uuid))`;
}

/** A column of mentions without those that would lead to somebody apart. */
export function mentionsFor(viewerId: string | null, column: string): RawBuilder<unknown> {
  if (viewerId === null) return sql.ref(column);
  return sql`case when ${isAlone(viewerId)} then ${sql.ref(column)} else (
    select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(${sql.ref(column)}) named
    where ${notApart(viewerId, sql`(named ->> '_id')::uuid`)}) end`;
}

// The other notices concern money or rights: they are always sent, whoever acted.
const SOCIAL = sql.join(
  NOTICE_NAMES.filter((name) => noticeKind(name)?.isSocial).map((name) => sql.lit(name)),
);

/**
 * Whether an event `(kind, "to", "actorId")` becomes a notice: not when its reader has muted the actor, or the two are
 * apart.
 */
export const becomesNotice = sql<boolean>`(kind not in (${SOCIAL}) or not (
  exists (select from mutes where muter_id = "to" and muted_id = "actorId")
  or exists (select from blocks where blocker_id = "to" and blocked_id = "actorId")
  or exists (select from blocks where blocker_id = "actorId" and blocked_id = "to")))`;

/**
 * A row of the notices `n` that its reader may see: at least one of its actors is not apart from them, and neither is
 * the author of the post that it leads to. Notices about money or rights stay.
 */
export function noticeFor(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(${isAlone(viewerId)} or n.kind not in (${SOCIAL})
    or ((n.actor_id is null or exists (select from notification_actors a
        where a.notification_id = n.id and ${notApart(viewerId, 'a.actor_id')}))
      and (n.post_id is null or exists (select from posts p
        where p.id = n.post_id and ${notApart(viewerId, 'p.author_id')}))))`;
}

/** The actor shown with a notice `n`, and the number of actors: only those who are not apart. */
export function actorsFor(viewerId: string): { actor: RawBuilder<unknown>; count: RawBuilder<unknown> } {
  const others = sql`from notification_actors a where a.notification_id = n.id and ${notApart(viewerId, 'a.actor_id')}`;
  return {
    actor: sql`case when ${isAlone(viewerId)} then n.actor_id
      else (select a.actor_id ${others} order by a.actor_id = n.actor_id desc, a.actor_id limit 1) end`,
    count: sql`case when ${isAlone(viewerId)} then n.actors_count else greatest((select count(*)::int ${others}), 1) end`,
  };
}

/**
 * Nobody can block while another follows: changes between two people run one after the other, until the transaction
 * ends. Read their relation in a later statement.
 */
export function lockPair(one: string, other: string): RawBuilder<unknown> {
  const pair = [one, other].sort().join();
  return sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 18))`;
}
