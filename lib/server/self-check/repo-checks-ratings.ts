import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isCounted } from '@/lib/server/db/counted-rating';
import { earnsBy } from '@/lib/server/db/earns-by';
import type { Finding } from './finding';
import { runCheck } from './repo-run-check';

/**
 * Products and posts count the number and the stars of their ratings: none by members who earn from them, and of
 * products those by members who got them free only while they cost nothing.
 */
export const ratingsAreCounted = (db: Db, now: Date): Promise<Finding> =>
  runCheck(
    db,
    sql`select p.id as subject, p.ratings_count || ' ' || p.ratings_sum as found,
        count(e.id) || ' ' || coalesce(sum(e.rating), 0) as expected
      from products p left join evaluations e on e.product_id = p.id and ${isCounted('e', sql`p.price_amount`)}
        and not ${earnsBy(sql`p.owner_id`, sql`e.author_id`, now)}
      where p.ratings_count > 0 or e.id is not null group by p.id
      union all
      select p.id, p.ratings_count || ' ' || p.ratings_sum, count(e.id) || ' ' || coalesce(sum(e.rating), 0)
      from posts p left join evaluations e on e.post_id = p.id and ${isCounted('e', sql`0`)}
        and not ${earnsBy(sql`p.author_id`, sql`e.author_id`, now)}
      where p.ratings_count > 0 or e.id is not null group by p.id`,
  );
