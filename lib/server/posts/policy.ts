import 'server-only';

/** What a viewer may do with a post. */
export function postAbilities(viewerId: string | null, authorId: string) {
  const isAuthor = viewerId === authorId;
  return { edit: isAuthor, delete: isAuthor };
}
