import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** Takes the words out of tips that a member gave or got. */
export async function eraseWords(db: Db, me: string): Promise<void> {
  await db
    .updateTable('tips')
    .set({ word: '', shown_at: null })
    .where((where) => where.or([where('payer_id', '=', me), where('author_id', '=', me)]))
    .where('word', '<>', '')
    .execute();
}
