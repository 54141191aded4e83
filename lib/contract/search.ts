import { z } from 'zod';
import { SEARCH_PERIODS } from './choices';
import { endpoint, LIST_SECONDS } from './endpoint';
import { AccountType, Id, PageQuery, page } from './fields';
import { PostView } from './posts';
import { ProductCard } from './products';
import { PersonCard } from './users';

/** The text to search for. An empty query returns no results. */
const QueryText = z.string().max(200).default('');
const SearchQuery = PageQuery.extend({ q: QueryText });
/** Whether the results contain all words of the query. If no result does, the results contain most of the words. */
const hasAllWords = z.boolean();
/** Returns the schema of a page of search results. */
const resultsPage = <T extends z.ZodType>(item: T) => page(item).extend({ hasAllWords });
/** `followed` limits the results to people that the caller follows, or to their posts. A guest gets no results. */
const SearchScope = z.enum(['followed']).optional();

export const searchTop = endpoint({
  id: 'searchTop',
  method: 'GET',
  path: '/search',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: z.object({ q: QueryText }),
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
  query: z.object({ q: QueryText }),
  response: z.object({
    /** the query as typed in the other keyboard layout, Arabic or Latin, if only that version has known words */
    switched: z.string().nullable(),
    /** the query with its unknown words replaced by similar known words, likeliest first; searches include these */
    nearest: z.array(z.string()),
  }),
});

export const getSearchSuggestions = endpoint({
  id: 'getSearchSuggestions',
  method: 'GET',
  path: '/search/suggestions',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: z.object({ q: QueryText }),
  response: z.object({
    users: z.array(PersonCard),
    products: z.array(z.object({ _id: Id, title: z.string() })),
    /** tags without the leading # */
    tags: z.array(z.string()),
  }),
});

export const searchUsers = endpoint({
  id: 'searchUsers',
  method: 'GET',
  path: '/search/users',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: SearchQuery.extend({ accountType: AccountType.optional(), from: SearchScope }),
  response: resultsPage(PersonCard),
});

export const searchPosts = endpoint({
  id: 'searchPosts',
  method: 'GET',
  path: '/search/posts',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: SearchQuery.extend({ period: z.enum(SEARCH_PERIODS).optional(), from: SearchScope }),
  response: resultsPage(PostView),
});

export const searchProducts = endpoint({
  id: 'searchProducts',
  method: 'GET',
  path: '/search/products',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: SearchQuery,
  response: resultsPage(ProductCard),
});
