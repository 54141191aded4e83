import 'server-only';
import type { CommentView } from '@/lib/contract/comments';
import { presentPerson } from '@/lib/server/users/present';
import { commentAbilities } from './policy';
import type { CommentRow } from './repo';

/** A comment's row as the contract shows it; a deleted one without its words. */
export function presentComment(row: CommentRow, viewerId: string | null): CommentView {
  return {
    _id: row.comment_id,
    author: presentPerson(row),
    text: row.status === 'visible' ? row.text : null,
    parentId: row.parent_id,
    repliesCount: row.replies_count,
    can: commentAbilities(viewerId, { authorId: row.id, status: row.status }),
    createdAt: row.commented_at.toISOString(),
  };
}
