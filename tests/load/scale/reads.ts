import { getTrialBalance, listLedgerAccounts, listPostings } from '@/lib/server/books/service';
import { knownPayer } from '@/lib/server/card-limits/service';
import { getCart } from '@/lib/server/cart/service';
import { listComments } from '@/lib/server/comments/service';
import { getCreatorStats } from '@/lib/server/creator-stats/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { listEvaluations } from '@/lib/server/evaluations/service';
import { getExplore } from '@/lib/server/explore/service';
import { getFeed } from '@/lib/server/feed/service';
import { listLedger } from '@/lib/server/finance/ledger';
import { getBalance } from '@/lib/server/finance/service';
import { findImage, isShownTo } from '@/lib/server/images/repo-images';
import { listPurchases } from '@/lib/server/library/service';
import { getProduct } from '@/lib/server/making/service';
import { listSuggestedUsers } from '@/lib/server/members/people';
import { getProfile } from '@/lib/server/members/profile';
import { getNotifications, getUnreadCount } from '@/lib/server/notifications/service';
import { listMembers } from '@/lib/server/operator/people';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { getPostsForSale, standingOfPosts } from '@/lib/server/paid-posts/sale';
import { listUserPosts } from '@/lib/server/posts/lists';
import { getPost } from '@/lib/server/posts/views';
import { exploreDigitalProducts } from '@/lib/server/products/lists';
import { getProductShop } from '@/lib/server/products/shop';
import { listStoredEvents } from '@/lib/server/reconciliation/console';
import { firstPage } from '@/lib/server/requests/first-page';
import { listSales } from '@/lib/server/sales/service';
import * as search from '@/lib/server/search/service';
import { suggestionsFor } from '@/lib/server/search/suggestions';
import { getSitemapIndex, getSitemapPart } from '@/lib/server/sitemap/service';
import { getTerms, listReceived, listWords } from '@/lib/server/tips/service';
import { listWaitingTips } from '@/lib/server/tips/waiting-tips';
import { COURSE_READS } from './course-reads';
import { READERS } from './draw';
import type { World } from './world';

export interface Read {
  name: string;
  /** calls the services as the page or the API does */
  ask(world: World): Promise<unknown>;
}

const page = firstPage();
const numbers = new Intl.NumberFormat('en');

/** The same read for members who follow few, some and many people. */
const byFollowing = (name: string, ask: (reader: MemberCtx, world: World) => Promise<unknown>): Read[] =>
  READERS.toReversed().map((count) => ({
    name: `${name}, follows ${numbers.format(count)}`,
    ask: async (world) => {
      const reader = world.readers.get(count);
      if (!reader) throw new Error(`nobody follows ${count}`);
      return ask(reader, world);
    },
  }));

type Search = (ctx: World['guest'], query: typeof page & { q: string }) => Promise<unknown>;

const SEARCHES = {
  common: 'common word',
  rare: 'rare word',
  mistaken: 'word with a mistake',
  apart: 'words apart',
} as const;

type Searched = keyof typeof SEARCHES;

const bySearch = (name: string, ask: Search, kinds = Object.keys(SEARCHES) as Searched[]): Read[] =>
  kinds.map((kind) => ({
    name: `search ${name}, ${SEARCHES[kind]}`,
    ask: (world) => ask(world.guest, { ...page, q: world[kind] }),
  }));

const market = (name: string, filter: Omit<Parameters<typeof exploreDigitalProducts>[1], 'limit'>): Read => ({
  name: `marketplace, ${name}`,
  ask: ({ guest }) => exploreDigitalProducts(guest, { ...page, ...filter }),
});

/** Every read that many make each day, or that reads growing tables. */
export const READS: readonly Read[] = [
  ...byFollowing('feed', (reader) => getFeed(reader, page)),
  { name: 'guest home', ask: ({ guest }) => getExplore(guest) },
  {
    name: 'post page',
    ask: async ({ guest, postId }) => {
      const { author } = await getPost(guest, postId);
      await Promise.all([
        listComments(guest, { type: 'posts', id: postId }, page),
        listEvaluations(guest, { type: 'post', id: postId }, page),
        getProfile(guest, author._id),
      ]);
    },
  },
  {
    name: 'page of a bought post',
    ask: async ({ holder, paidId }) => {
      await getPost(holder, paidId);
      await Promise.all([
        listComments(holder, { type: 'posts', id: paidId }, page),
        listEvaluations(holder, { type: 'post', id: paidId }, page),
      ]);
    },
  },
  { name: 'locked part', ask: ({ holder, paidId }) => readLocked(holder, paidId) },
  {
    name: 'locked picture',
    ask: async ({ holder, lockedImageId }) => {
      await findImage(holder.db, lockedImageId);
      await isShownTo(holder.db, lockedImageId, holder.viewer.id);
    },
  },
  {
    name: 'paid post, to be bought',
    ask: async ({ buyer, paidId }) => {
      await getPostsForSale(buyer, [paidId]);
      await standingOfPosts(buyer, [paidId]);
    },
  },
  { name: 'comments', ask: ({ buyer, postId }) => listComments(buyer, { type: 'posts', id: postId }, page) },
  {
    name: 'profile',
    ask: async ({ guest, author }) => {
      await getProfile(guest, author.viewer.id);
      await listUserPosts(guest, author.viewer.id, page);
    },
  },
  market('newest', { sort: 'newest' }),
  market('popular', { sort: 'popular' }),
  market('by ratings', { sort: 'rating' }),
  market('newest of a type', { sort: 'newest', type: 'guide_ebook' }),
  market('popular of a type', { sort: 'popular', type: 'guide_ebook' }),
  market('by ratings of a type', { sort: 'rating', type: 'guide_ebook' }),
  market('newest of a category', { sort: 'newest', categoryId: 'design' }),
  market('popular of a category', { sort: 'popular', categoryId: 'design' }),
  {
    name: 'product page',
    ask: async ({ guest, productId }) => {
      await getProduct(guest, productId);
      await Promise.all([
        listEvaluations(guest, { type: 'product', id: productId }, page),
        listComments(guest, { type: 'products', id: productId }, page),
      ]);
    },
  },
  {
    name: 'ratings by help',
    ask: ({ buyer, productId }) =>
      listEvaluations(buyer, { type: 'product', id: productId }, { ...page, sort: 'helpful' }),
  },
  { name: 'around a product', ask: ({ guest, soldId }) => getProductShop(guest, soldId) },
  ...COURSE_READS,
  ...bySearch('posts', search.searchPosts),
  {
    name: 'search posts, tag',
    ask: ({ guest, tag }) => search.searchPosts(guest, { ...page, q: `#${tag}` }),
  },
  {
    name: 'search posts, tag of a week',
    ask: ({ guest, tag }) => search.searchPosts(guest, { ...page, q: `#${tag}`, period: 'week' }),
  },
  ...byFollowing('search posts, tag', (reader, { tag }) =>
    search.searchPosts(reader, { ...page, q: `#${tag}`, from: 'followed' }),
  ),
  ...bySearch('products', search.searchProducts),
  ...bySearch('people', search.searchUsers),
  // The beginning of a word finds more than the word.
  ...bySearch('while typing', (ctx, { q }) => suggestionsFor(ctx, q.slice(0, 3)), ['common', 'rare']),
  ...byFollowing('suggestions', (reader) => listSuggestedUsers(reader, page)),
  {
    name: 'notifications',
    ask: ({ noticed }) => Promise.all([getNotifications(noticed, page), getUnreadCount(noticed)]),
  },
  { name: 'cart', ask: ({ shopper }) => getCart(shopper) },
  {
    name: 'checkout, who pays',
    ask: ({ buyer }) => knownPayer({ ...buyer, address: '10.0.0.1' }, buyer.viewer.id),
  },
  { name: 'purchases', ask: ({ buyer }) => listPurchases(buyer, page) },
  { name: "creator's stats", ask: ({ seller }) => getCreatorStats(seller, '30d') },
  { name: 'finance, balance', ask: ({ seller }) => getBalance(seller) },
  { name: 'finance, ledger', ask: ({ seller }) => listLedger(seller, page) },
  { name: 'tips, received', ask: ({ seller }) => listReceived(seller, page) },
  { name: 'tips, words', ask: ({ guest, seller }) => listWords(guest, seller.viewer.id, page) },
  { name: 'tips, terms', ask: ({ buyer, seller }) => getTerms(buyer, seller.viewer.id) },
  { name: 'operator, tips', ask: ({ operator }) => listWaitingTips(operator, page) },
  { name: 'operator, people', ask: ({ operator }) => listMembers(operator, page) },
  {
    name: 'operator, people by word',
    ask: (world) => listMembers(world.operator, { ...page, q: world.rare }),
  },
  { name: 'operator, sales', ask: ({ operator }) => listSales(operator, page) },
  {
    name: 'operator, sale by number',
    ask: ({ operator, orderNumber }) => listSales(operator, { ...page, q: orderNumber }),
  },
  { name: 'operator, events', ask: ({ operator }) => listStoredEvents(operator, page) },
  { name: 'operator, accounts', ask: ({ operator }) => listLedgerAccounts(operator, page) },
  {
    name: 'operator, postings',
    ask: ({ operator, clearingId }) => listPostings(operator, clearingId, page),
  },
  { name: 'operator, trial balance', ask: ({ operator }) => getTrialBalance(operator) },
  { name: 'sitemap, index', ask: ({ guest }) => getSitemapIndex(guest) },
  {
    name: 'sitemap, part of posts',
    ask: ({ guest, postId }) => getSitemapPart(guest, `posts-${postId}`),
  },
];
