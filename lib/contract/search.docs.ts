import type { Docs } from './openapi/docs';
import type * as search from './search';

export const docs: Docs<typeof search> = {
  tag: 'Search',
  parameters: {
    accountType: 'An account type. Only accounts of this type are returned',
    from: '`followed` limits the results to people whom the caller follows',
    period: 'The period up to today in which a post was published',
  },
  endpoints: {
    searchTop: {
      summary: 'Returns the Top tab of the search results: the best matching people, products and posts',
    },
    getSearchMeaning: {
      summary:
        'Returns the probable meanings of a query, in words that occur in content visible to the caller',
    },
    getSearchSuggestions: {
      summary:
        'Returns suggestions for a partially typed query: people, products and tags that begin with it',
    },
    searchUsers: {
      summary: 'Returns people whose name, handle or headline matches the query',
    },
    searchPosts: {
      summary: 'Returns posts that match the query by words, parts of words or a #tag',
      parameters: { from: '`followed` limits the results to posts by people whom the caller follows' },
    },
    searchProducts: {
      summary: 'Returns products whose title, tags or description match the query',
    },
  },
};
