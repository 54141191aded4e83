import { dehydrate, QueryClient } from '@tanstack/react-query';
import type { CommentView } from '@/lib/contract/comments';
import type { PostView } from '@/lib/contract/posts';

export const AUTHOR = {
  _id: '01a012ea-26c2-7376-b2a9-2eabfd128a27',
  name: 'سارة (Dev) 3!',
  handle: 'sara',
  headline: 'مصممة هويات',
  profilePic: null,
  role: 'CREATOR' as const,
  accountType: 'INDIVIDUAL' as const,
};

export const VIEWER = {
  _id: '01a012ea-26c2-7376-b2a9-2eabfd128a28',
  name: 'هدى الشامي',
  handle: 'huda',
  bio: '',
  profilePic: null,
  role: 'MEMBER' as const,
};

/** A post by somebody else, with eight reactions and two comments. */
export function samplePost(change: Partial<PostView> = {}): PostView {
  return {
    _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0147',
    author: { ...AUTHOR, isFollowing: false, isMe: false },
    text: 'قاعدة الأسبوع #مال',
    paid: null,
    tipWords: [],
    rating: { average: null, count: 0 },
    tags: ['مال'],
    mentions: [],
    audience: 'public',
    media: [],
    product: null,
    counts: {
      reactions: { perfect: 5, love: 3, unclear: 0, fantastic: 0, surprise: 0, clap: 0 },
      reactionsTotal: 8,
      comments: 2,
      saves: 0,
      shares: 0,
    },
    mine: { reaction: null, saved: false, shared: false },
    can: { edit: false, delete: false },
    reason: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    editedAt: null,
    ...change,
  };
}

export function sampleComment(change: Partial<CommentView> = {}): CommentView {
  return {
    _id: '01a1fc26-61d9-72a1-aded-a4f43f4e0999',
    author: AUTHOR,
    text: 'كلام جميل',
    mentions: [],
    parentId: null,
    repliesCount: 0,
    foldedRepliesCount: 0,
    isHidden: false,
    isFolded: false,
    can: { delete: false, report: false },
    createdAt: '2026-11-20T11:00:00.000Z',
    ...change,
  };
}

/** The data that react-query stores for a list with one loaded page. */
export function pagesOf<T>(...data: T[]) {
  return { pages: [{ data, nextCursor: null }], pageParams: [null] };
}

/** A data cache as a page sends it, for `HydrationBoundary`. */
export function cacheOf(entries: readonly (readonly [key: readonly unknown[], data: unknown])[]) {
  const client = new QueryClient();
  for (const [key, data] of entries) client.setQueryData(key, data);
  return dehydrate(client);
}
