import {
  explorePosts,
  listFeed,
  listGuestPosts,
  listMyPosts,
  listRecommendedPosts,
  listSavedPosts,
  listUserPosts,
  searchPosts,
} from '@/lib/client/endpoints.gen';
import type { Address, Input } from '@/lib/contract/endpoint';

/** The posts of a list, as plain data, so that a page on the server can pass it to the list in the browser. */
export type PostSource =
  | { of: 'feed' | 'saved' | 'mine' | 'explore' | 'guest' | 'recommended' }
  | { of: 'user'; userId: string }
  | ({ of: 'search' } & NonNullable<Input<typeof searchPosts>['query']>);

const PLAIN = {
  feed: listFeed,
  saved: listSavedPosts,
  mine: listMyPosts,
  explore: explorePosts,
  guest: listGuestPosts,
  recommended: listRecommendedPosts,
} as const;

/** All of them answer pages of posts; the input says which. */
type PostEndpoint = typeof listFeed;

/** The endpoint and its input, the same for the page that prefetches and for the list that loads more. */
export function postSource(source: PostSource): { endpoint: PostEndpoint; input: Input<PostEndpoint> } {
  const { endpoint, input } = chosen(source);
  return { endpoint: endpoint as unknown as PostEndpoint, input: input as Input<PostEndpoint> };
}

function chosen(source: PostSource): { endpoint: Address; input: object } {
  if (source.of === 'user') return { endpoint: listUserPosts, input: { params: { id: source.userId } } };
  if (source.of === 'search') {
    const { of: _, ...query } = source;
    return { endpoint: searchPosts, input: { query } };
  }
  return { endpoint: PLAIN[source.of], input: {} };
}
