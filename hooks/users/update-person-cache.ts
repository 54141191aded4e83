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
 * Updates in every cached answer whether the caller follows a person: on cards, on the profile, beside their posts.
 * @param followersCount the server's count; without it, the count changes by one
 */
export function setFollowing(
  client: QueryClient,
  userId: string,
  isFollowing: boolean,
  followersCount?: number,
): void {
  mapCachedRows<PersonCard>(client, PERSON_ENDPOINTS, (row) => {
    if (row._id !== userId) return row;
    const moved = row.followersCount + Number(isFollowing) - Number(row.isFollowing);
    return { ...row, isFollowing, followersCount: followersCount ?? Math.max(0, moved) };
  });
  mapCachedRows<PostView>(client, POST_ENDPOINTS, (row) =>
    row.author?._id === userId ? { ...row, author: { ...row.author, isFollowing } } : row,
  );
}
