import type { QueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { POST_ENDPOINTS } from '@/hooks/posts/update-post-cache';
import {
  exploreDigitalProducts,
  explorePosts,
  exploreUsers,
  getExplore,
  getPost,
  getProduct,
  getUnreadCount,
  getUser,
  listBlocked,
  listComments,
  listFeed,
  listMuted,
  listNetwork,
  listNotifications,
  listPosts,
  listRecommendedPosts,
  listSuggestedUsers,
  listUserProducts,
  listUsers,
  searchProducts,
  searchTop,
  searchUsers,
} from '@/lib/client/endpoints.gen';
import type { Address } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';
import type { Profile } from '@/lib/contract/users';

/** Lists that suggest people nobody asked for by name: a mute removes the person from them. */
const OFFERED = [
  listFeed,
  listPosts,
  explorePosts,
  listRecommendedPosts,
  getExplore,
  exploreUsers,
  listSuggestedUsers,
  exploreDigitalProducts,
];

/** Every list that may show a person or something of theirs: a block removes them. The member's own library stays. */
const ANYWHERE = [
  ...OFFERED,
  ...POST_ENDPOINTS.filter((endpoint) => endpoint !== getPost),
  ...[listUsers, listNetwork, searchUsers, searchTop, searchProducts, listUserProducts],
  ...[listComments, listNotifications],
];

/** The fields that name a person in rows of those lists. */
interface Owned {
  _id: string;
  author?: { _id: string };
  owner?: { _id: string };
  from?: { _id: string } | null;
}

/** Reads that show the number of comments, which a block or mute changes. */
const COUNTED = [...POST_ENDPOINTS, getProduct, listComments];

/** After a block: the person and everything they made leave every list at once. */
export function forgetBlocked(client: QueryClient, userId: string): void {
  takeOut(client, ANYWHERE, userId);
  setProfile(client, userId, { isBlocked: true, isFollowing: false, followsMe: false });
  // A notice that also names others comes back with their names, comments under the member's posts come back folded.
  askAgain(client, [listBlocked, listNotifications, getUnreadCount, getUser, ...COUNTED]);
}

/**
 * After a mute: the person leaves the lists of suggestions. Comments depend on their place, so they are loaded again,
 * and what shows their number.
 */
export function forgetMuted(client: QueryClient, userId: string): void {
  takeOut(client, OFFERED, userId);
  setProfile(client, userId, { isMuted: true });
  askAgain(client, [listMuted, ...COUNTED]);
}

/** After an unblock or unmute: what was hidden may belong to any list. */
export function recall(client: QueryClient, userId: string, change: Partial<Profile>): void {
  setProfile(client, userId, change);
  askAgain(client, [...ANYWHERE, ...COUNTED, getUser, listBlocked, listMuted, getUnreadCount]);
}

function takeOut(client: QueryClient, endpoints: readonly Address[], userId: string): void {
  mapCachedRows<Owned>(client, endpoints, (row) =>
    [row._id, row.author?._id, row.owner?._id, row.from?._id].includes(userId) ? null : row,
  );
}

function setProfile(client: QueryClient, userId: string, change: Partial<Profile>): void {
  client.setQueryData<Profile>(
    queryKey(getUser, { params: { id: userId } }),
    (profile) => profile && { ...profile, ...change },
  );
}

function askAgain(client: QueryClient, endpoints: readonly Address[]): void {
  for (const id of new Set(endpoints.map(({ id }) => id))) {
    void client.invalidateQueries({ queryKey: [id] });
  }
}
