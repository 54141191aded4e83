import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';

/**
 * The facts that decide which details an account may have. Locked: two changes of one account come one after the other.
 */
export function lockAccount(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['account_type', 'role', 'country'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface DetailColumns {
  name?: string;
  handle?: string;
  handle_skeleton?: string;
  headline?: string;
  bio?: string;
  profile_pic_id?: string | null;
  date_of_birth?: string | null;
  gender?: string;
  industry_id?: string | null;
  country?: string | null;
  city_id?: number | null;
  city?: string | null;
  social_links?: string;
  role?: string;
}

export async function updateDetails(db: Db, id: string, change: DetailColumns, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export interface CompanyColumns {
  size?: string | null;
  founded_on?: string | null;
  tags?: string[];
}

/** Changes what a company says about itself; what is left out stays. */
export async function upsertCompanyProfile(
  db: Db,
  userId: string,
  change: CompanyColumns,
  now: Date,
): Promise<void> {
  await db
    .insertInto('company_profiles')
    .values({ user_id: userId, ...change, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, updated_at: now }))
    .execute();
}

/** A member's profile with everything that only its owner sees. Days come as text: a day has no time zone. */
export function findDetails(db: Db, id: string) {
  return db
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.profile_pic_id')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .leftJoin('company_profiles', 'company_profiles.user_id', 'users.id')
    .select(PERSON_COLUMNS)
    .select([
      'users.bio',
      'users.gender',
      'users.industry_id',
      'users.country',
      'users.city',
      'users.city_id',
    ])
    .select([
      'users.social_links',
      'cities.name_ar as city_ar',
      'cities.name_en as city_en',
      'company_profiles.size',
      'company_profiles.tags',
      'files.width as pic_width',
      'files.height as pic_height',
      'files.widths as pic_widths',
    ])
    .select([
      sql<string | null>`to_char(users.date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'),
      sql<string | null>`to_char(company_profiles.founded_on, 'YYYY-MM-DD')`.as('founded_on'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst();
}
