import 'server-only';

/** States in which a member can sign in: to undo the deletion of an account, its owner signs in. */
export const LIVE_STATUSES: readonly string[] = ['active', 'deletion_requested'];

/** The columns of a person's row (`PersonRow`), for every domain that joins people. */
export const PERSON_COLUMNS = [
  'users.id',
  'users.name',
  'users.handle',
  'users.headline',
  'users.profile_pic_id',
  'users.role',
  'users.account_type',
] as const;
