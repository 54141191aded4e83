import 'server-only';
import type { Db } from '@/lib/server/ctx';

/**
 * Columns of a person's row that stay as they are: they say nothing about a person, follow the name by themselves, or
 * are what the owner of a deleted account is known by (lib/server/account/claims.ts).
 */
export const KEPT_COLUMNS = [
  'id',
  'created_at',
  'is_demo',
  'account_type',
  'name_since',
  'name_skeleton',
  'claim_hash',
  'claim_phone_hash',
];

/** What all other columns of a person's row become. */
export function emptied(id: string, now: Date) {
  // The random end of the id: two of one moment differ there.
  const handle = `deleted_${id.replaceAll('-', '').slice(-20)}`;
  return {
    name: '·',
    handle,
    handle_skeleton: handle,
    headline: '',
    bio: '',
    email: null,
    email_verified_at: null,
    phone: null,
    password_hash: null,
    profile_pic_id: null,
    cover_id: null,
    social_links: '[]',
    interests: [],
    country: null,
    city: null,
    city_id: null,
    date_of_birth: null,
    gender: 'not_specified',
    industry_id: null,
    locale: 'ar',
    digits: 'latn',
    calendar: 'gregory',
    time_zone: null,
    color_mode: null,
    role: 'MEMBER',
    status: 'deleted',
    deletion_requested_at: null,
    former_skeleton: null,
    former_name_since: null,
    followers_count: 0,
    following_count: 0,
    posts_count: 0,
    products_count: 0,
    notifications_seen_at: now,
    updated_at: now,
  };
}

/** Empties a person's row; the number alone remains, and the hashes by which its owner can claim what they are owed. */
export async function emptyUser(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set(emptied(id, now)).where('id', '=', id).execute();
}
