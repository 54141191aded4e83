import 'server-only';
import { storage } from '@/lib/server/adapters/storage/choose';
import { isDatabaseAway } from '@/lib/server/db/database-away';

/**
 * Removes bytes whose row could not be written. If the database went away, the row may have been committed: then the
 * bytes stay, because bytes without a row only take room.
 * @param error from writing the row, and from nothing else: storage has lost connections, too
 */
export async function removeBytesWithoutRow(keys: readonly string[], error: unknown): Promise<void> {
  if (isDatabaseAway(error)) return;
  await Promise.all(keys.map((key) => storage().remove(key)));
}
