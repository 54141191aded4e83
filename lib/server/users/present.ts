import 'server-only';
import type { Person } from '@/lib/contract/fields';
import type { Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
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

// Nobody can have this as a name: a name has letters, and two parts.
const NOBODY = '·';

/** A deleted person: nothing is shown but that they were there. */
export const asDeleted = <R extends PersonRow>(row: R): R => ({
  ...row,
  name: NOBODY,
  handle: 'deleted',
  headline: '',
  profile_pic_id: null,
});

/** A person as rows and cards show them; a deleted person's name is a phrase in the reader's language. */
export function presentPerson(row: PersonRow, locale: Locale): Person {
  const isDeleted = row.name === NOBODY;
  return {
    _id: row.id,
    name: isDeleted ? (translateKey(locale, 'account:deletedName') ?? row.name) : row.name,
    handle: row.handle,
    headline: row.headline,
    profilePic: profilePic(row.profile_pic_id),
    role: row.role as Person['role'],
    accountType: row.account_type as Person['accountType'],
  };
}
