import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Profile, updateMe as UpdateMe } from '@/lib/contract/users';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { assertOwnImages, presentImage } from '@/lib/server/files/service';
import { assertInterests } from '@/lib/server/reference/service';
import { presentPerson } from '@/lib/server/users/present';
import { getMe } from '@/lib/server/users/service';
import { writeDetails } from './details';
import { findProfile, type ProfileChange, updateAccount } from './repo-people';

/** A public profile. @throws AppError `not_found` */
export async function getProfile(ctx: Ctx, id: string): Promise<Profile> {
  return found(await findProfileOf(ctx, id));
}

/** The same; null where there is none that the caller may see. */
export async function findProfileOf(ctx: Ctx, id: string): Promise<Profile | null> {
  const row = await findProfile(ctx.db, id, ctx.viewer?.id ?? null);
  if (!row) return null;
  return {
    ...presentPerson(row, ctx.locale),
    bio: row.bio,
    picture: row.picture && presentImage(row.picture),
    cover: row.cover && presentImage(row.cover),
    followersCount: row.followers_count,
    followingCount: row.following_count,
    postsCount: row.posts_count,
    productsCount: row.products_count,
    isFollowing: row.is_following,
    followsMe: row.follows_me,
    isBlocked: row.is_blocked,
    isMuted: row.is_muted,
    isMe: ctx.viewer?.id === row.id,
    reason: null,
    industry:
      row.industry_id && row.industry_ar && row.industry_en
        ? { _id: row.industry_id, name: { ar: row.industry_ar, en: row.industry_en } }
        : null,
    country: row.country,
    city: (ctx.locale === 'ar' ? row.city_ar : row.city_en) ?? row.city,
    company:
      row.account_type === 'COMPANY'
        ? {
            size: row.size as NonNullable<Profile['company']>['size'],
            foundedYear: row.founded_year,
            tags: row.tags ?? [],
          }
        : null,
    socialLinks: row.social_links as { label: string; url: string }[],
    joinedAt: row.created_at.toISOString(),
    takesTips: row.takes_tips,
  };
}

/**
 * Changes the caller's profile and settings.
 * @throws AppError `not_found` for a picture that is not the caller's, `invalid` for values that do not exist, are not
 *   for this kind of account or are not possible today, `handle_taken`
 */
export async function updateMe(ctx: MemberCtx, body: Parsed<typeof UpdateMe>['body']) {
  const { coverId, interests, colorMode, locale, digits, calendar, timeZone, ...details } = body;
  const change: ProfileChange = {
    ...(locale === undefined ? {} : { locale }),
    ...(digits === undefined ? {} : { digits }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(interests === undefined ? {} : { interests: [...new Set(interests)] }),
    ...(colorMode === undefined ? {} : { color_mode: colorMode }),
    ...(coverId === undefined ? {} : { cover_id: coverId }),
  };
  return inTransaction(ctx, async (ctx) => {
    if (coverId) await assertOwnImages(ctx, [coverId]);
    await assertInterests(ctx, interests ?? []);
    if (Object.keys(details).length > 0) await writeDetails(ctx, details);
    if (Object.keys(change).length > 0) await updateAccount(ctx.db, ctx.viewer.id, change, ctx.now);
    // The other settings concern only the member: no page that others see has to be rendered again.
    const isShown = Object.keys(details).length > 0 || coverId !== undefined;
    if (isShown) ctx.afterCommit(() => touch([`user:${ctx.viewer.id}`, 'lists']));
    return getMe(ctx);
  });
}
