import 'server-only';
import { FullName } from '@/lib/contract/fields';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { assertOwnImages } from '@/lib/server/files/service';
import { type CityChoice, resolveCity } from '@/lib/server/reference/cities';
import { assertCountry, assertIndustry } from '@/lib/server/reference/service';
import { checkHandle, handleTaken } from '@/lib/server/users/handles';
import { detailProblems } from '@/lib/server/users/policy';
import { handleSkeleton } from '@/lib/shared/handles';
import { type DetailColumns, lockAccount, updateDetails, upsertCompanyProfile } from './repo-details';

/** What an account says about itself; what is undefined stays as it is. */
export interface Details {
  name?: string;
  handle?: string;
  headline?: string;
  bio?: string;
  profilePicId?: string | null;
  dateOfBirth?: string | null;
  gender?: string;
  industryId?: string | null;
  country?: string | null;
  city?: CityChoice;
  socialLinks?: { label: string; url: string }[];
  companySize?: string | null;
  foundedOn?: string | null;
  tags?: string[];
}

export interface Account {
  accountType: 'INDIVIDUAL' | 'COMPANY';
  role: 'MEMBER' | 'CREATOR' | 'ADMIN';
}

/**
 * Writes the given details, in the caller's transaction.
 * @returns the account as it was before
 * @throws AppError `invalid`, naming the fields; `handle_taken`; `not_found` for a picture that is not the caller's
 */
export async function writeDetails(ctx: MemberCtx, given: Details): Promise<Account> {
  const row = found(await lockAccount(ctx.db, ctx.viewer.id));
  const account = { accountType: row.account_type, role: row.role } as Account;
  if (given.profilePicId) await assertOwnImages(ctx, [given.profilePicId]);
  refuseProblems(given, account, ctx.now);
  const columns = { ...plainColumns(given), ...(await placeColumns(ctx, given, row.country)) };
  if (given.industryId) await assertIndustry(ctx, given.industryId);
  if (given.handle !== undefined) Object.assign(columns, await handleColumns(ctx, given.handle));
  await updateDetails(ctx.db, ctx.viewer.id, columns, ctx.now).catch(refuseDouble);
  const { companySize: size, foundedOn: founded_on, tags } = given;
  const company = defined({ size, founded_on, tags: tags && [...new Set(tags)] });
  if (Object.keys(company).length > 0) await upsertCompanyProfile(ctx.db, ctx.viewer.id, company, ctx.now);
  return account;
}

function refuseProblems(given: Details, { accountType }: Account, now: Date): void {
  const problems = detailProblems({ ...given }, accountType, now);
  // A company's name may have digits or a slash, a person's may not.
  if (given.name !== undefined && accountType === 'INDIVIDUAL' && !FullName.safeParse(given.name).success)
    problems.name = 'validation:fullName';
  if (Object.keys(problems).length > 0) throw new AppError('invalid', { fields: problems });
}

function plainColumns(given: Details): DetailColumns {
  return defined({
    name: given.name,
    headline: given.headline,
    bio: given.bio,
    profile_pic_id: given.profilePicId,
    date_of_birth: given.dateOfBirth,
    gender: given.gender,
    industry_id: given.industryId,
    social_links: given.socialLinks && JSON.stringify(given.socialLinks),
  });
}

/** Country and city go together: a new country removes the old one's city. */
async function placeColumns(ctx: MemberCtx, given: Details, before: string | null): Promise<DetailColumns> {
  if (given.country === undefined && given.city === undefined) return {};
  const country = given.country === undefined ? before : given.country;
  if (country !== null) assertCountry(country);
  const moved = country !== before;
  const city = given.city === undefined && !moved ? {} : await resolveCity(ctx, country, given.city ?? null);
  return { country, ...city };
}

async function handleColumns(ctx: MemberCtx, handle: string): Promise<DetailColumns> {
  if (!(await checkHandle(ctx, handle)).available) throw handleTaken();
  return { handle, handle_skeleton: handleSkeleton(handle) };
}

/** Somebody else took the handle at the same moment. */
function refuseDouble(error: { code?: string }): never {
  throw error.code === '23505' ? handleTaken() : error;
}

function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
