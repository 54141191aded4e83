import 'server-only';
import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The workshops that somebody gives, by their dates and their times (`time`), as a query: nobody is in two places. A
 * workshop that is not published takes no time, unless somebody has a seat or pays for one.
 * @param hostId SQL for their id
 */
export const workshopTimes = (hostId: Expression<unknown>, now: Date): RawBuilder<{ time: string }> => sql`
  select d.id, d.product_id, p.title, d.seats, d.starts_at, d.ends_at, tstzrange(d.starts_at, d.ends_at) as time
  from products p join workshop_dates d on d.product_id = p.id
  where p.owner_id = ${hostId} and p.status <> 'deleted' and d.cancelled_at is null
    and (p.status = 'published'
      or exists (select from workshop_seats s where s.date_id = d.id
        and (s.state = 'confirmed' or (s.state = 'held' and s.held_until > ${now}))))`;
