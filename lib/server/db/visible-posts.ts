import 'server-only';
import { sql } from 'kysely';
import { notApart } from './apart';

/**
 * Which posts `p`, by users `u`, somebody may see: published, by an account in good standing that is not apart from
 * them, and public, their own or for the followers they belong to.
 */
export const visibleTo = (viewerId: string | null) => sql`p.status = 'published'
  and (u.status = 'active' or u.id = ${viewerId}::uuid)
  and (p.audience = 'public' or u.id = ${viewerId}::uuid
    or exists (select from follows where follower_id = ${viewerId}::uuid and followee_id = u.id))
  and ${notApart(viewerId, 'u.id')}`;
