import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/** The smallest UUIDv7 of a moment: what was made later has a greater id. */
export function idAt(moment: Date): RawBuilder<string> {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return sql<string>`${`${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`}::uuid`;
}
