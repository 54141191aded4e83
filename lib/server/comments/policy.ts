import 'server-only';

/**
 * What a viewer may do with a comment; nothing with a deleted one. Authors may delete comments under their own posts
 * and lessons; sellers may not delete what buyers say under a product.
 */
export function commentAbilities(
  viewerId: string | null,
  comment: { authorId: string; status: string; postAuthorId: string | null },
) {
  const mayDelete = comment.authorId === viewerId || comment.postAuthorId === viewerId;
  return { delete: viewerId !== null && comment.status === 'visible' && mayDelete };
}
