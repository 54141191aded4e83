import 'server-only';
import type { Person } from '@/lib/contract/fields';
import { imageUrl } from '@/lib/shared/image';

/** The columns that every view of a person needs. */
export interface PersonRow {
  id: string;
  name: string;
  handle: string;
  headline: string;
  profile_pic_id: string | null;
  role: string;
  account_type: string;
}

const AVATAR_WIDTH = 160;

/** Address of a profile picture, or null where the initial is shown. */
export function profilePic(fileId: string | null): string | null {
  return fileId ? imageUrl(fileId, AVATAR_WIDTH) : null;
}

/** A person as rows and cards show them. */
export function presentPerson(row: PersonRow): Person {
  return {
    _id: row.id,
    name: row.name,
    handle: row.handle,
    headline: row.headline,
    profilePic: profilePic(row.profile_pic_id),
    role: row.role as Person['role'],
    accountType: row.account_type as Person['accountType'],
  };
}
