import type { QueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { POST_ENDPOINTS } from '@/hooks/posts/update-post-cache';
import {
  exploreUsers,
  getExplore,
  getUser,
  listNetwork,
  listSuggestedUsers,
  listUsers,
  searchTop,
  searchUsers,
} from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import type { PersonCard } from '@/lib/contract/users';

const PERSON_ENDPOINTS = [
  getUser,
  listUsers,
  listNetwork,
  exploreUsers,
  listSuggestedUsers,
  searchUsers,
  searchTop,
  getExplore,
];

/**
 * Sets whether the viewer follows a person in all cached responses: profiles, cards, and the authors of posts.
 * @param followersCount the count from the server; if omitted, the cached count changes by one
 */
export function setFollowing(
  client: QueryClient,
  userId: string,
  isFollowing: boolean,
  followersCount?: number,
): void {
  mapCachedRows<PersonCard>(client, PERSON_ENDPOINTS, (row) => {
    if (row._id !== userId) return row;
    const estimatedCount = row.followersCount + Number(isFollowing) - Number(row.isFollowing);
    return { ...row, isFollowing, followersCount: followersCount ?? Math.max(0, estimatedCount) };
  });
  mapCachedRows<PostView>(client, POST_ENDPOINTS, (row) =>
    row.author?._id === userId ? { ...row, author: { ...row.author, isFollowing } } : row,
  );
}
