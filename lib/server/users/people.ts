import 'server-only';
import type { PageQuery } from '@/lib/contract/fields';
import type { PersonCard } from '@/lib/contract/users';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { followEdges, followingAmong } from '@/lib/server/follows/service';
import { decodeCursor, decodeIdCursor, encodeCursor, toPage } from '@/lib/server/http/cursor';
import { presentPerson } from './present';
import { findCards, listByPrefix, listPopular, listSuggestions } from './repo-people';
import { getPeople } from './service';

type Reason = PersonCard['reason'];

/** People as cards, in the order of the ids; those that are gone are left out. Two queries however many. */
export async function getPersonCards(
  ctx: Ctx,
  ids: readonly string[],
  reasons: Map<string, Reason> = new Map(),
): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  const [rows, followed] = await Promise.all([findCards(ctx.db, ids), followingAmong(ctx, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...presentPerson(row),
      bio: row.bio,
      followersCount: row.followers_count,
      isFollowing: followed.has(id),
      isMe: ctx.viewer?.id === id,
      reason: reasons.get(id) ?? null,
    };
  });
}

/** The Users tab of explore: most followed first. */
export async function exploreUsers(ctx: Ctx, page: PageQuery) {
  const after = decodeCursor(page.cursor, 2);
  const place = after
    ? { followers: wholeNumber(after[0]), id: decodeIdCursor(encodeCursor([after[1] ?? ''])) ?? '' }
    : null;
  const found = await listPopular(ctx.db, place, page.limit);
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.followers_count, row.id]);
  return {
    data: await getPersonCards(
      ctx,
      rows.map(({ id }) => id),
    ),
    nextCursor,
  };
}

/** People by ids, or by the beginning of a name, handle or headline. */
export async function listUsers(ctx: Ctx, query: PageQuery & { ids?: string; prefix?: string }) {
  if (query.ids !== undefined) {
    const ids = query.ids.split(',').filter((id) => UUID.test(id));
    return { data: await getPersonCards(ctx, ids.slice(0, query.limit)), nextCursor: null };
  }
  if (query.prefix === undefined) return exploreUsers(ctx, query);
  const ids = await listByPrefix(ctx.db, query.prefix, query.limit);
  return { data: await getPersonCards(ctx, ids), nextCursor: null };
}

/**
 * Followers of, or people followed by, `userId` or the caller.
 * @throws AppError `unauthenticated` when a visitor names nobody
 */
export async function listNetwork(
  ctx: Ctx,
  query: PageQuery & { tab: 'followers' | 'following'; userId?: string },
) {
  const userId = query.userId ?? ctx.viewer?.id;
  if (!userId) throw new AppError('unauthenticated');
  const found = await followEdges(ctx, {
    userId,
    tab: query.tab,
    before: decodeIdCursor(query.cursor),
    limit: query.limit,
  });
  const { rows, nextCursor } = toPage(found, query.limit, (row) => [row.sort_id]);
  return {
    data: await getPersonCards(
      ctx,
      rows.map((row) => row.user_id),
    ),
    nextCursor,
  };
}

/** Whom to follow, each with the reason. */
export async function listSuggestedUsers(ctx: MemberCtx, page: PageQuery) {
  const offset = Math.min(wholeNumber(decodeCursor(page.cursor, 1)?.[0] ?? '0'), 400);
  const found = await listSuggestions(ctx.db, ctx.viewer.id, offset, page.limit);
  const rows = found.slice(0, page.limit);
  const friends = await getPeople(
    ctx,
    rows.flatMap((row) => row.by_id ?? []),
  );
  const reasons = new Map<string, Reason>(
    rows.map(({ id, by_id }) => [
      id,
      by_id ? { kind: 'followed_by', by: friends.get(by_id) ?? null } : { kind: 'popular', by: null },
    ]),
  );
  const nextCursor = found.length > page.limit ? encodeCursor([offset + page.limit]) : null;
  return {
    data: await getPersonCards(
      ctx,
      rows.map(({ id }) => id),
      reasons,
    ),
    nextCursor,
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function wholeNumber(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text))
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return Number(text);
}
