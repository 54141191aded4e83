import 'server-only';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/**
 * The workshops that somebody gives, by their dates and their times (`time`), as a query: nobody is in two places. A
 * workshop that is not published takes no time, unless somebody has a seat.
 * @param hostId SQL for their id
 */
export const workshopTimes = (hostId: Expression<unknown>): RawBuilder<{ time: string }> => sql`
  select d.id, d.product_id, p.title, d.seats, d.starts_at, d.ends_at, tstzrange(d.starts_at, d.ends_at) as time
  from products p join workshop_dates d on d.product_id = p.id
  where p.owner_id = ${hostId} and p.status <> 'deleted' and d.cancelled_at is null
    and (p.status = 'published'
      or exists (select from workshop_seats s where s.date_id = d.id and s.state = 'confirmed'))`;

export interface GivenDate {
  id: string;
  product_id: string;
  title: string;
  seats: number;
  sold: number;
  starts_at: Date;
  ends_at: Date;
}

/** The dates of workshops that somebody gives which begin in a time, in order. */
export async function listGivenDates(
  db: Db,
  hostId: string,
  { from, to }: { from: number; to: number },
): Promise<GivenDate[]> {
  const { rows } = await sql<GivenDate>`select d.id, d.product_id, d.title, d.seats, d.starts_at, d.ends_at,
      (select count(*)::int from workshop_seats s where s.date_id = d.id and s.state = 'confirmed') as sold
    from (${workshopTimes(sql`${hostId}::uuid`)}) d
    where d.starts_at >= ${new Date(from)} and d.starts_at < ${new Date(to)} order by d.starts_at, d.id`.execute(
    db,
  );
  return rows;
}

/** Whether somebody gives workshops. */
export async function givesWorkshops(db: Db, hostId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (${workshopTimes(sql`${hostId}::uuid`)}) as is`.execute(db);
  return rows[0]?.is === true;
}
