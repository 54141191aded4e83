import 'server-only';
import type { Db } from '@/lib/server/ctx';
import type { Hours } from './slots/hours';

/** When somebody can be booked, as it is kept. */
export type HoursRow = NonNullable<Awaited<ReturnType<typeof findHours>>>;

/** @returns nothing where they have not said so yet */
export async function findHours(db: Db, hostId: string) {
  const row = await db
    .selectFrom('booking_hours')
    .selectAll()
    .where('host_id', '=', hostId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { weekly, seasons, dates, ...rest } = row;
  // What the contract checked when it was written.
  return { ...rest, ...({ weekly, seasons, dates } as unknown as Kept) };
}

interface Kept extends Hours {
  seasons: (Hours['seasons'][number] & { name: string })[];
}

/** The country and zone from which hours are suggested. */
export function findPlace(db: Db, hostId: string) {
  return db
    .selectFrom('users')
    .select(['country', 'time_zone'])
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow();
}

/** @returns whether it was written: nothing is, where it was saved since `version` */
export async function saveHours(
  db: Db,
  { weekly, seasons, dates, version, ...rest }: HoursRow,
): Promise<boolean> {
  const row = {
    ...rest,
    weekly: JSON.stringify(weekly),
    seasons: JSON.stringify(seasons),
    dates: JSON.stringify(dates),
    version: version + 1,
  };
  if (version === 0) {
    const inserted = await db
      .insertInto('booking_hours')
      .values(row)
      .onConflict((conflict) => conflict.column('host_id').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await db
    .updateTable('booking_hours')
    .set(row)
    .where('host_id', '=', rest.host_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
