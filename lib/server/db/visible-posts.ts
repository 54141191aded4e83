import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import { notApart } from './apart';

/**
 * The posts `p`, by users `u`, that a viewer may see: published, by an active account that is not apart from them, and
 * either public, their own, or for followers when they follow.
 */
export const visibleTo = (viewerId: string | null) => sql`p.status = 'published'
  and (u.status = 'active' or u.id = ${viewerId}::uuid)
  and (p.audience = 'public' or u.id = ${viewerId}::uuid
    or exists (select from follows where follower_id = ${viewerId}::uuid and followee_id = u.id))
  and ${notApart(viewerId, 'u.id')}`;

/**
 * Returns whether somebody may read all of the post `p`, comments too: it is free, theirs, or bought and not given
 * back.
 */
export const isOpenTo = (readerId: RawBuilder<unknown>) => sql`(p.title = '' or p.author_id = ${readerId}
  or not exists (select from paid_posts where post_id = p.id)
  or exists (select from entitlements where post_id = p.id and holder_id = ${readerId} and status = 'active'))`;
