import 'server-only';

/**
 * Returns a viewer's abilities on a comment; nothing with a deleted one. Authors may delete comments under their own
 * posts and lessons; sellers may not delete what buyers say under a product. Who wrote what an operator hid may delete
 * it.
 */
export function commentAbilities(
  viewerId: string | null,
  comment: { authorId: string; status: string; postAuthorId: string | null; isReportable: boolean },
) {
  const isMember = viewerId !== null;
  const isMine = comment.authorId === viewerId;
  const isVisible = comment.status === 'visible';
  const mayDelete = isVisible
    ? isMine || comment.postAuthorId === viewerId
    : isMine && comment.status === 'hidden';
  return {
    delete: isMember && mayDelete,
    report: isMember && isVisible && !isMine && comment.isReportable,
  };
}
