import 'server-only';
import { type Expression, sql } from 'kysely';
import { REACTIONS } from '@/lib/contract/choices';
import type { ReactionName } from '@/lib/contract/posts';
import { movedHot } from '@/lib/server/db/popularity';
import { DECADE_SECONDS, NEUTRAL_STARS, POINTS } from './hotness';

/** The counters that members' acts move. */
export type Counter = 'comments_count' | 'saves_count' | 'shares_count' | `reactions_${ReactionName}`;

const WORTH: [Counter, number][] = [
  ...REACTIONS.map((name): [Counter, number] => [`reactions_${name}`, POINTS.reaction]),
  ['comments_count', POINTS.comment],
  ['saves_count', POINTS.save],
  ['shares_count', POINTS.share],
];

/** `hotness` over a post's row, moved by steps; the caller passes what changes in the same statement. */
export function hotSql(
  changed: Partial<Record<Counter | 'ratings_count' | 'ratings_sum', Expression<unknown>>>,
) {
  const value = (name: keyof typeof changed) => changed[name] ?? sql.ref(name);
  const points = sql.join(
    WORTH.map(([counter, worth]) => sql`${sql.lit(worth)} * ${value(counter)}`),
    sql` + `,
  );
  const stars = sql`greatest(${value('ratings_sum')} - ${sql.lit(NEUTRAL_STARS)} * ${value('ratings_count')}, 0)`;
  return movedHot(sql`log(greatest(${points} + ${stars}, 1)::float8)
    + extract(epoch from created_at)::float8 / ${sql.lit(DECADE_SECONDS)}`);
}
