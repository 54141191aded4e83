import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A text as search compares it: folded by the same function as the stored texts (design "arabic.md", Search). */
export async function foldText(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select qeema_fold(${text}) as folded`.execute(db);
  return rows[0]?.folded ?? '';
}

/** A text that LIKE takes literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
