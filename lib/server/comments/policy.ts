import 'server-only';

/**
 * What a viewer may do with a comment; nothing with one that is gone. Under their own post authors keep order; what
 * buyers say under a product is not the seller's to delete.
 */
export function commentAbilities(
  viewerId: string | null,
  comment: { authorId: string; status: string; postAuthorId: string | null },
) {
  const mayDelete = comment.authorId === viewerId || comment.postAuthorId === viewerId;
  return { delete: viewerId !== null && comment.status === 'visible' && mayDelete };
}
