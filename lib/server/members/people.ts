import 'server-only';
import type { PageQuery, Person } from '@/lib/contract/fields';
import type { PersonCard } from '@/lib/contract/users';
import { companyIdsOf } from '@/lib/server/companies/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { foldText } from '@/lib/server/db/fold';
import { AppError } from '@/lib/server/errors';
import { followEdges, followingAmong } from '@/lib/server/follows/service';
import { decodeCursor, decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { listReference } from '@/lib/server/reference/service';
import { presentPerson } from '@/lib/server/users/present';
import { assertPerson, getOthers } from '@/lib/server/users/service';
import { isHandle } from '@/lib/shared/handles';
import { findCards, findOwner, listPopular, listSuggestions, type Suggestion, TIERS } from './repo-people';

type Reason = PersonCard['reason'];

/** People as cards, in the order of the ids; deleted ones are left out. Two queries for all. */
export async function getPersonCards(
  ctx: Ctx,
  ids: readonly string[],
  reasons: Map<string, Reason> = new Map(),
): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  const [rows, followed] = await Promise.all([
    findCards(ctx.db, ids, ctx.viewer?.id ?? null),
    followingAmong(ctx, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...presentPerson(row, ctx.locale),
      bio: row.bio,
      followersCount: row.followers_count,
      isFollowing: followed.has(id),
      isMe: ctx.viewer?.id === id,
      reason: reasons.get(id) ?? null,
    };
  });
}

/** The Users tab of explore: the ones with the most followers first. */
export function exploreUsers(ctx: Ctx, page: PageQuery) {
  return listMostFollowed(ctx, page, null);
}

/** People by ids, or by the beginning of a word in their name or handle; the ones with the most followers first. */
export async function listUsers(ctx: Ctx, query: PageQuery & { ids?: string; prefix?: string }) {
  if (query.ids !== undefined) {
    const ids = query.ids.split(',').filter((id) => UUID.test(id));
    return { data: await getPersonCards(ctx, [...new Set(ids)].slice(0, query.limit)), nextCursor: null };
  }
  if (query.prefix === undefined) return exploreUsers(ctx, query);
  const prefix = (await foldText(ctx.db, query.prefix)).trim().replace(/^@/, '');
  return prefix === '' ? { data: [], nextCursor: null } : listMostFollowed(ctx, query, prefix);
}

/**
 * People with a word in their name or handle that begins so: whoever has that very handle first, then the ones with the
 * most followers.
 * @param prefix folded
 */
export async function listBeginning(ctx: Ctx, prefix: string, limit: number): Promise<PersonCard[]> {
  const viewerId = ctx.viewer?.id ?? null;
  const [owner, popular] = await Promise.all([
    isHandle(prefix) ? findOwner(ctx.db, prefix, viewerId) : null,
    listPopular(ctx.db, { viewerId, prefix, after: null, limit }),
  ]);
  const ids = [...(owner ? [owner] : []), ...popular.map(toId)];
  return getPersonCards(ctx, [...new Set(ids)].slice(0, limit));
}

async function listMostFollowed(ctx: Ctx, page: PageQuery, prefix: string | null) {
  const parts = decodeCursor(page.cursor, 2);
  const after = parts && { followers: wholeNumber(parts[0]), id: uuid(parts[1]) };
  const viewerId = ctx.viewer?.id ?? null;
  const found = await listPopular(ctx.db, { viewerId, prefix, after, limit: page.limit });
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.followers_count, row.id]);
  return { data: await getPersonCards(ctx, rows.map(toId)), nextCursor };
}

/**
 * Followers of, people followed by, or companies that `userId` or the caller is a member of.
 * @throws AppError `unauthenticated` when a visitor names nobody, `not_found`
 */
export async function listNetwork(
  ctx: Ctx,
  query: PageQuery & { tab: 'followers' | 'following' | 'companies'; userId?: string },
) {
  const userId = query.userId ?? ctx.viewer?.id;
  if (!userId) throw new AppError('unauthenticated');
  const { ids, nextCursor } = await networkIds(ctx, query.tab, userId, query);
  return { data: await getPersonCards(ctx, ids), nextCursor };
}

async function networkIds(
  ctx: Ctx,
  tab: 'followers' | 'following' | 'companies',
  userId: string,
  page: PageQuery,
): Promise<{ ids: string[]; nextCursor: string | null }> {
  if (tab === 'companies') {
    await assertPerson(ctx, userId);
    return companyIdsOf(ctx, userId, page);
  }
  const before = decodeIdCursor(page.cursor);
  const found = await followEdges(ctx, { userId, tab, before, limit: page.limit });
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.sort_id]);
  return { ids: rows.map((row) => row.user_id), nextCursor };
}

/** People the caller may want to follow, each with the reason. */
export async function listSuggestedUsers(ctx: MemberCtx, page: PageQuery) {
  const parts = decodeCursor(page.cursor, 3);
  const after = parts && {
    tier: wholeNumber(parts[0]),
    weight: wholeNumber(parts[1]),
    id: uuid(parts[2]),
  };
  const found = await listSuggestions(ctx.db, ctx.viewer.id, after, page.limit);
  const { rows, nextCursor } = toPage(found, page.limit, (row) => [row.tier, row.weight, row.id]);
  const friends = await getOthers(
    ctx,
    rows.flatMap((row) => row.by_id ?? []),
  );
  const interests = rows.some((row) => row.interest) ? (await listReference(ctx, 'interests')).data : [];
  const reasons = new Map(rows.map((row) => [row.id, reasonOf(row, friends, interests)]));
  return { data: await getPersonCards(ctx, rows.map(toId), reasons), nextCursor };
}

function reasonOf(
  { tier, by_id, interest }: Suggestion,
  friends: Map<string, Person>,
  interests: Awaited<ReturnType<typeof listReference>>['data'],
): Reason {
  if (tier === TIERS.followedBy) return { kind: 'followed_by', by: friends.get(by_id ?? '') ?? null };
  const shared = interests.find(({ _id }) => _id === interest);
  if (shared) return { kind: 'interest', by: null, interest: shared };
  return { kind: tier === TIERS.popular ? 'popular' : 'new', by: null };
}

const toId = ({ id }: { id: string }) => id;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function uuid(text: string | undefined): string {
  if (!text || !UUID.test(text)) throw wrongCursor();
  return text;
}

function wholeNumber(text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw wrongCursor();
  return Number(text);
}

const wrongCursor = () => new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
