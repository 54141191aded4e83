import 'server-only';
import type { CommentView } from '@/lib/contract/comments';
import type { Locale } from '@/lib/i18n/locales';
import { presentPerson } from '@/lib/server/users/present';
import { commentAbilities } from './policy';
import type { CommentRow } from './repo';

/**
 * A comment's row as the contract shows it. One that its viewer does not read only keeps the place of its answers.
 * @param postAuthorId the author of the post or the lesson; null under a product
 */
export function presentComment(
  row: CommentRow,
  viewerId: string | null,
  postAuthorId: string | null,
  locale: Locale,
): CommentView {
  const isHidden = row.status === 'hidden' && row.id === viewerId;
  const isFolded = row.is_folded;
  const isThere = row.is_listed || isFolded || isHidden;
  return {
    _id: row.comment_id,
    author: isThere ? presentPerson(row, locale) : null,
    text: isThere ? row.text : null,
    isHidden,
    isFolded,
    mentions: isThere ? row.mentions : [],
    parentId: row.parent_id,
    repliesCount: row.answers,
    foldedRepliesCount: row.folded_answers,
    can: commentAbilities(viewerId, {
      authorId: row.id,
      status: isThere ? row.status : 'deleted',
      postAuthorId,
      isReportable: row.is_listed && !row.is_reported,
    }),
    createdAt: row.commented_at.toISOString(),
  };
}
