import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import type { Standing } from './policy-look-alikes';
import type { PersonRow } from './present';

export interface NamesakeRow extends PersonRow, Standing {
  sales_count: number;
  created_at: string;
}

export interface Namesakes {
  payee: NamesakeRow;
  /** the one with the most followers first */
  others: NamesakeRow[];
}

/** No more than this is needed: then the name is a common one, and the ones with the most followers are among these. */
const MOST = 10;

const STANDING = sql`jsonb_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
  'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type,
  'followers_count', u.followers_count, 'created_at', u.created_at,
  'known_since', case when u.name_skeleton = payee.name_skeleton then coalesce(u.name_since, u.created_at)
    else u.created_at end,
  'is_checked', exists (select from identity_checks c where c.user_id = u.id and c.status = 'approved'),
  'has_sold', exists (select from order_lines l join entitlements e on e.order_line_id = l.id
    where l.seller_id = u.id and l.amount > 0 and e.status = 'active'),
  'sales_count', (select coalesce(sum(p.sales_count), 0)::int from products p
    where p.owner_id = u.id and p.status <> 'deleted'))`;

/**
 * Active people whose names, or whose handles, look like those of these people; only for those who have any. A company
 * and a member with a share of it may have names that look alike.
 */
export async function listNamesakes(
  db: Db,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Namesakes[]> {
  const { rows } = await sql<Namesakes>`
    select (select ${STANDING} from users u where u.id = payee.id) as payee, alike.others
    from users payee cross join lateral (
      select jsonb_agg(${STANDING} order by u.followers_count desc, u.id) as others from (
        select o.* from (
            select n.id from users n
            where n.status = 'active' and n.name_skeleton <> '' and n.name_skeleton = payee.name_skeleton
            union select h.id from users h where h.handle_skeleton = payee.name_skeleton) found
          join users o on o.id = found.id
        where o.status = 'active' and o.id <> payee.id
          and ${notApart(viewerId, 'o.id')}
          and not exists (select from company_members m where m.status = 'active'
            and (m.company_id, m.user_id) in ((o.id, payee.id), (payee.id, o.id)))
        order by o.followers_count desc, o.id limit ${MOST}) u) alike
    where payee.id = any(${ids}::uuid[]) and payee.status = 'active' and payee.name_skeleton <> ''
      and ${notApart(viewerId, 'payee.id')} and alike.others is not null`.execute(db);
  return rows;
}
