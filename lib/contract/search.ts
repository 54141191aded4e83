import { z } from 'zod';
import { SEARCH_PERIODS } from './choices';
import { endpoint, LIST_SECONDS } from './endpoint';
import { AccountType, Id, PageQuery, page } from './fields';
import { PostView } from './posts';
import { ProductCard } from './products';
import { PersonCard } from './users';

/** An empty search finds nothing. */
const Q = z.string().max(200).default('');
const SearchQuery = PageQuery.extend({ q: Q });
/** False where nothing has all words of the query: these results have most of them. */
const hasAllWords = z.boolean();
const results = <T extends z.ZodType>(item: T) => page(item).extend({ hasAllWords });
/** `followed`: only people that the caller follows, or what they wrote; a guest follows nobody. */
const From = z.enum(['followed']).optional();

export const searchTop = endpoint({
  id: 'searchTop',
  method: 'GET',
  path: '/search',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  summary: 'The Top tab: the best few people, products and posts for a query',
  query: z.object({ q: Q }),
  response: z.object({
    users: z.array(PersonCard),
    products: z.array(ProductCard),
    posts: z.array(PostView),
    hasAllWords,
  }),
});

export const getSearchMeaning = endpoint({
  id: 'getSearchMeaning',
  method: 'GET',
  path: '/search/meaning',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  summary: 'Returns what a query probably means, in words that the caller may read here',
  query: z.object({ q: Q }),
  response: z.object({
    /** the query typed again in the other layout of the keyboard, if only that has known words */
    switched: z.string().nullable(),
    /** the query with the nearest known words for unknown ones, the likeliest first; searches find them too */
    nearest: z.array(z.string()),
  }),
});

export const getSearchSuggestions = endpoint({
  id: 'getSearchSuggestions',
  method: 'GET',
  path: '/search/suggestions',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  summary: 'What a query that is still being typed may become: a few people, products and tags that begin so',
  query: z.object({ q: Q }),
  response: z.object({
    users: z.array(PersonCard),
    products: z.array(z.object({ _id: Id, title: z.string() })),
    /** without the # */
    tags: z.array(z.string()),
  }),
});

export const searchUsers = endpoint({
  id: 'searchUsers',
  method: 'GET',
  path: '/search/users',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  summary: 'People whose name, handle or headline matches',
  query: SearchQuery.extend({ accountType: AccountType.optional(), from: From }),
  response: results(PersonCard),
});

export const searchPosts = endpoint({
  id: 'searchPosts',
  method: 'GET',
  path: '/search/posts',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  summary: 'Posts that match by words, parts of words or #tag',
  query: SearchQuery.extend({ period: z.enum(SEARCH_PERIODS).optional(), from: From }),
  response: results(PostView),
});

export const searchProducts = endpoint({
  id: 'searchProducts',
  method: 'GET',
  path: '/search/products',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  summary: 'Products that match by title, tag or description',
  query: SearchQuery,
  response: results(ProductCard),
});
