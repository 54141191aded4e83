import type { Docs } from './openapi/docs';
import type * as search from './search';

export const docs: Docs<typeof search> = {
  tag: 'Search',
  parameters: {
    accountType: 'Only accounts of this type',
    from: 'Only people whom the caller follows',
    period: 'How far back from today',
  },
  endpoints: {
    searchTop: {
      summary: 'The Top tab: the best few people, products and posts for a query',
    },
    getSearchMeaning: {
      summary: 'Returns what a query probably means, in words that the caller may read here',
    },
    getSearchSuggestions: {
      summary:
        'What a query that is still being typed may become: a few people, products and tags that begin so',
    },
    searchUsers: {
      summary: 'People whose name, handle or headline matches',
    },
    searchPosts: {
      summary: 'Posts that match by words, parts of words or #tag',
      parameters: { from: 'Only posts by people whom the caller follows' },
    },
    searchProducts: {
      summary: 'Products that match by title, tag or description',
    },
  },
};
