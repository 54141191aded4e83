import 'server-only';

/** Returns a viewer's abilities on a post. */
export function postAbilities(viewerId: string | null, authorId: string) {
  const isAuthor = viewerId === authorId;
  return { edit: isAuthor, delete: isAuthor };
}
