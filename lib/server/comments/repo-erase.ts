import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Empties a member's comments, and takes their name out of others'. Afterwards they are to be counted again. */
export async function eraseComments(db: Db, me: string): Promise<void> {
  const statements = [
    sql`update comments set text = '·', mentions = '[]', status = 'deleted' where author_id = ${me}`,
    sql`update comments set mentions = (
        select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(mentions) named where named ->> '_id' <> ${me})
      where mentions @> ${JSON.stringify([{ _id: me }])}::jsonb`,
  ];
  for (const statement of statements) await statement.execute(db);
}
