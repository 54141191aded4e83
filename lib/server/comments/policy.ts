import 'server-only';

/** What a viewer may do with a comment; nothing with one that is gone. */
export function commentAbilities(viewerId: string | null, comment: { authorId: string; status: string }) {
  return { delete: comment.status === 'visible' && comment.authorId === viewerId };
}
