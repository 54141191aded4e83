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
  query: SearchQuery.extend({ accountType: AccountType.optional(), from: From }),
  response: results(PersonCard),
});

export const searchPosts = endpoint({
  id: 'searchPosts',
  method: 'GET',
  path: '/search/posts',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: SearchQuery.extend({ period: z.enum(SEARCH_PERIODS).optional(), from: From }),
  response: results(PostView),
});

export const searchProducts = endpoint({
  id: 'searchProducts',
  method: 'GET',
  path: '/search/products',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: SearchQuery,
  response: results(ProductCard),
});
