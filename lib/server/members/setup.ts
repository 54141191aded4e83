import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { finishCompanySetup, finishProfileSetup, MyProfile } from '@/lib/contract/profiles';
import type { CurrentUser } from '@/lib/contract/users';
import { touch } from '@/lib/server/adapters/cache/port';
import { recordAudit } from '@/lib/server/audit/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { mayFinish, roleAfterSetup } from '@/lib/server/users/policy';
import { presentPerson } from '@/lib/server/users/present';
import { getMe } from '@/lib/server/users/service';
import { imageUrl } from '@/lib/shared/image';
import { type Details, writeDetails } from './details';
import { findDetails, lockAccount, updateDetails } from './repo-details';

/** The caller's profile, with what others do not see. */
export async function getMyProfile(ctx: MemberCtx): Promise<MyProfile> {
  const row = found(await findDetails(ctx.db, ctx.viewer.id));
  const { _id, role, accountType, name, handle, headline } = presentPerson(row, ctx.locale);
  const listed = ctx.locale === 'ar' ? row.city_ar : row.city_en;
  const city = listed ?? row.city;
  return {
    _id,
    role,
    accountType,
    name,
    handle,
    headline,
    bio: row.bio,
    picture: row.profile_pic_id
      ? {
          _id: row.profile_pic_id,
          url: imageUrl(row.profile_pic_id),
          width: row.pic_width ?? 0,
          height: row.pic_height ?? 0,
          widths: row.pic_widths ?? [],
        }
      : null,
    dateOfBirth: row.date_of_birth,
    gender: row.gender as MyProfile['gender'],
    industryId: row.industry_id,
    country: row.country,
    city: city ? { _id: row.city_id === null ? null : String(row.city_id), name: city } : null,
    socialLinks: row.social_links as MyProfile['socialLinks'],
    companySize: row.size as MyProfile['companySize'],
    foundedOn: row.founded_on,
    tags: row.tags ?? [],
  };
}

/** Finishes a person's profile setup: their details are stored and they become a creator, both or neither. */
export const finishProfile = (ctx: MemberCtx, body: Parsed<typeof finishProfileSetup>['body']) =>
  finish(ctx, 'profile', body);

/** Finishes a company's setup. */
export const finishCompany = (ctx: MemberCtx, body: Parsed<typeof finishCompanySetup>['body']) =>
  finish(ctx, 'company', body);

/** @throws AppError `forbidden` for the other kind of account, and what `writeDetails` throws */
function finish(ctx: MemberCtx, setup: 'profile' | 'company', given: Details): Promise<CurrentUser> {
  return inTransaction(ctx, async (ctx) => {
    const { account_type } = found(await lockAccount(ctx.db, ctx.viewer.id));
    if (!mayFinish(setup, account_type as CurrentUser['accountType'])) throw new AppError('forbidden');
    const { role: before } = await writeDetails(ctx, given);
    const role = roleAfterSetup(before);
    if (role !== before) {
      await updateDetails(ctx.db, ctx.viewer.id, { role }, ctx.now);
      await recordAudit(ctx, {
        actor: ctx.viewer.id,
        action: 'role_changed',
        subjectId: ctx.viewer.id,
        details: { from: before, to: role, by: `${setup}_setup` },
      });
    }
    ctx.afterCommit(() => touch([`user:${ctx.viewer.id}`, 'lists']));
    return getMe(ctx);
  });
}
