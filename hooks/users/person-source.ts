import { exploreUsers, listNetwork, listSuggestedUsers, searchUsers } from '@/lib/client/endpoints.gen';
import type { Address, Input } from '@/lib/contract/endpoint';

/** The people of a list, as plain data, so that a page on the server can pass it to the list in the browser. */
export type PersonSource =
  | { of: 'explore' | 'suggested' }
  | { of: 'followers' | 'following' | 'companies'; userId: string }
  | ({ of: 'search' } & NonNullable<Input<typeof searchUsers>['query']>);

/** All of them answer pages of people; the input says which. */
type PersonEndpoint = typeof exploreUsers;

/** The endpoint and its input, the same for the page that prefetches and for the list that loads more. */
export function personSource(source: PersonSource): {
  endpoint: PersonEndpoint;
  input: Input<PersonEndpoint>;
} {
  const { endpoint, input } = chosen(source);
  return { endpoint: endpoint as unknown as PersonEndpoint, input: input as Input<PersonEndpoint> };
}

function chosen(source: PersonSource): { endpoint: Address; input: object } {
  if (source.of === 'search') {
    const { of: _, ...query } = source;
    return { endpoint: searchUsers, input: { query } };
  }
  if (source.of === 'followers' || source.of === 'following' || source.of === 'companies') {
    return { endpoint: listNetwork, input: { query: { tab: source.of, userId: source.userId } } };
  }
  return { endpoint: source.of === 'explore' ? exploreUsers : listSuggestedUsers, input: {} };
}
