import { db } from '@/lib/server/db/client';
import type { NoticeKind } from '@/lib/shared/notice-kinds';

/** Returns the topics of a member's notices of one kind, the oldest first. */
export async function topicsOf(
  { id }: { id: string },
  kind: NoticeKind = 'booking',
): Promise<(string | null)[]> {
  const rows = await db()
    .selectFrom('notifications')
    .select('topic')
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('sort_id')
    .execute();
  return rows.map(({ topic }) => topic);
}
