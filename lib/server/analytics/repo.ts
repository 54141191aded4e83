import 'server-only';
import type { Insertable } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { AnalyticsEvents } from '@/lib/server/db/types.gen';

export async function insertEvents(db: Db, events: Insertable<AnalyticsEvents>[]): Promise<void> {
  await db.insertInto('analytics_events').values(events).execute();
}
