import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/**
 * Bytes that an account's lessons take in the database, as they are stored: texts and captions. A program could write
 * gigabytes of them.
 */
export const writtenBytes = (ownerId: string): RawBuilder<number> => sql`(
  select coalesce(sum(coalesce(pg_column_size(t.body) + pg_column_size(t.plain), 0) + coalesce((
      select sum(pg_column_size(c.cues)) from lesson_captions c where c.lesson_id = l.id), 0)), 0)::bigint
  from products p join course_lessons l on l.product_id = p.id left join lesson_texts t on t.lesson_id = l.id
  where p.owner_id = ${ownerId} and p.status <> 'deleted')`;
