import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Profile, updateMe as UpdateMe } from '@/lib/contract/users';
import { touch } from '@/lib/server/adapters/cache/port';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { assertOwnImages } from '@/lib/server/files/service';
import { assertInterests } from '@/lib/server/reference/service';
import { imageUrl } from '@/lib/shared/image';
import { presentPerson } from './present';
import { findProfile, type ProfileChange, updateAccount } from './repo-people';
import { getMe } from './service';

/** A public profile. @throws AppError `not_found` */
export async function getProfile(ctx: Ctx, id: string): Promise<Profile> {
  const row = found(await findProfile(ctx.db, id, ctx.viewer?.id ?? null));
  return {
    ...presentPerson(row),
    bio: row.bio,
    cover: row.cover_id
      ? {
          _id: row.cover_id,
          url: imageUrl(row.cover_id),
          width: row.cover_width ?? 0,
          height: row.cover_height ?? 0,
          widths: row.cover_widths ?? [],
        }
      : null,
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
    country: row.country,
    city: row.city,
    socialLinks: row.social_links as { label: string; url: string }[],
    joinedAt: row.created_at.toISOString(),
  };
}

/**
 * Changes the own profile and settings.
 * @throws AppError `not_found` for a picture that is not the caller's, `invalid` for an interest that there is not
 */
export async function updateMe(ctx: MemberCtx, body: Parsed<typeof UpdateMe>['body']) {
  const { profilePicId, coverId, interests, colorMode, ...rest } = body;
  const change: ProfileChange = {
    ...rest,
    ...(interests === undefined ? {} : { interests: [...new Set(interests)] }),
    ...(colorMode === undefined ? {} : { color_mode: colorMode }),
    ...(profilePicId === undefined ? {} : { profile_pic_id: profilePicId }),
    ...(coverId === undefined ? {} : { cover_id: coverId }),
  };
  return inTransaction(ctx, async (ctx) => {
    await assertOwnImages(
      ctx,
      [profilePicId, coverId].filter((id) => typeof id === 'string'),
    );
    await assertInterests(ctx, interests ?? []);
    await updateAccount(ctx.db, ctx.viewer.id, change, ctx.now);
    ctx.afterCommit(() => touch([`user:${ctx.viewer.id}`, 'lists']));
    return getMe(ctx);
  });
}
