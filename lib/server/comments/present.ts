import 'server-only';
import type { CommentView } from '@/lib/contract/comments';
import type { Mention } from '@/lib/contract/fields';
import type { Locale } from '@/lib/i18n/locales';
import { asDeleted, presentPerson } from '@/lib/server/users/present';
import { commentAbilities } from './policy';
import type { CommentRow } from './repo';

// Members who are leaving, and suspended ones.
const OUT_OF_SIGHT: ReadonlySet<string> = new Set(['deletion_requested', 'suspended']);

/**
 * A comment's row as the contract shows it; a deleted one without its text; so is one that an
 * operator hid, for all but its author.
 * @param postAuthorId the author of the post or the lesson; null under a product
 */
export function presentComment(
  row: CommentRow,
  viewerId: string | null,
  postAuthorId: string | null,
  locale: Locale,
): CommentView {
  const isLeaving = OUT_OF_SIGHT.has(row.author_status) && row.id !== viewerId;
  const isHidden = row.status === 'hidden' && row.id === viewerId;
  const visible = isHidden || (row.status === 'visible' && !isLeaving);
  return {
    _id: row.comment_id,
    author: presentPerson(isLeaving ? asDeleted(row) : row, locale),
    text: visible ? row.text : null,
    isHidden,
    mentions: visible ? (row.mentions as unknown as Mention[]) : [],
    parentId: row.parent_id,
    repliesCount: row.replies_count,
    can: commentAbilities(viewerId, {
      authorId: row.id,
      status: row.status,
      postAuthorId,
      isReported: row.is_reported,
    }),
    createdAt: row.commented_at.toISOString(),
  };
}
