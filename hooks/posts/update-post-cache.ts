import type { QueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import {
  explorePosts,
  getExplore,
  getGuestPost,
  getPost,
  getUser,
  listFeed,
  listGuestPosts,
  listMyPosts,
  listPosts,
  listRecommendedPosts,
  listSavedPosts,
  listUserPosts,
  searchPosts,
  searchTop,
} from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { queryKey } from '@/lib/contract/query-key';

/** Every answer that may have a post in it. */
export const POST_ENDPOINTS = [
  getPost,
  getGuestPost,
  listFeed,
  listPosts,
  listGuestPosts,
  listMyPosts,
  listSavedPosts,
  listUserPosts,
  explorePosts,
  listRecommendedPosts,
  searchPosts,
  searchTop,
  getExplore,
];

/** Changes a post in every cached list and page at once. */
export function updatePostCache(
  client: QueryClient,
  postId: string,
  change: (post: PostView) => PostView,
): void {
  mapCachedRows<PostView>(client, POST_ENDPOINTS, (row) => (row._id === postId ? change(row) : row));
}

/** Adds to a post's number of comments; a negative number subtracts. */
export function countComments(client: QueryClient, postId: string, difference: number): void {
  updatePostCache(client, postId, (post) => ({
    ...post,
    counts: { ...post.counts, comments: Math.max(0, post.counts.comments + difference) },
  }));
}

/** Removes a deleted post from every cached list. */
export function removePostFromCache(client: QueryClient, postId: string, authorId: string): void {
  mapCachedRows<PostView>(client, POST_ENDPOINTS, (row) => (row._id === postId ? null : row));
  void client.invalidateQueries({ queryKey: queryKey(getUser, { params: { id: authorId } }) });
}

type Pages = { pages: { data: PostView[] }[] };

/**
 * Puts a new post on top of the lists that begin with the author's newest posts: the feed and the author's own lists.
 */
export function addPostToCache(client: QueryClient, post: PostView): void {
  const own = queryKey(listUserPosts, { params: { id: post.author._id } });
  for (const key of [[listFeed.id], [listMyPosts.id], own]) {
    client.setQueriesData<Pages>({ queryKey: key }, (list) => {
      const [first, ...rest] = list?.pages ?? [];
      return list && first ? { ...list, pages: [{ ...first, data: [post, ...first.data] }, ...rest] } : list;
    });
  }
  void client.invalidateQueries({ queryKey: queryKey(getUser, { params: { id: post.author._id } }) });
}
