import 'server-only';
import { REACTIONS } from '@/lib/contract/choices';
import type { PaidPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import type { ProductCard } from '@/lib/contract/products';
import type { Locale } from '@/lib/i18n/locales';
import { behindOf } from '@/lib/server/paid-posts/paid-part';
import { presentPerson } from '@/lib/server/users/present';
import { imageUrl } from '@/lib/shared/image';
import { averageOf } from '@/lib/shared/rating';
import { postAbilities } from './policy';
import type { PaidColumns, PostRow } from './repo-views';

/** A post's row as the contract shows it. */
export function presentPost(
  row: PostRow,
  viewerId: string | null,
  locale: Locale,
  product: ProductCard | null,
  reason: PostView['reason'] = null,
): PostView {
  return {
    _id: row.id,
    author: {
      ...presentPerson({ ...row, id: row.author_id }, locale),
      isFollowing: row.following,
      isMe: row.author_id === viewerId,
    },
    text: row.text,
    paid: row.paid && presentPaid(row.title, row.paid, row.author_id === viewerId),
    tags: row.tags,
    mentions: row.mentions,
    audience: row.audience,
    media: (row.media ?? []).map(({ id, width, height, widths, alt }) => ({
      _id: id,
      url: imageUrl(id),
      width,
      height,
      widths,
      alt,
    })),
    product,
    tipWords: (row.tip_words ?? []).map(({ id, word, from }) => ({
      _id: id,
      word,
      from: from && presentPerson(from, locale),
    })),
    rating: { average: averageOf(row.ratings_sum, row.ratings_count), count: row.ratings_count },
    ...presentEngagement(row),
    can: postAbilities(viewerId, row.author_id),
    reason,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

function presentPaid(
  title: string,
  { price: amount, currency, uses, buyable, ...size }: PaidColumns,
  isMine: boolean,
): PaidPart {
  const isOpen = uses !== null || isMine;
  const price = { amount, currency };
  const isRead = isMine || (uses ?? 0) > 0;
  return { title, price, behind: behindOf(size), isOpen, isRead, canBuy: buyable && !isOpen };
}

/** What all did with a post, and what the viewer did. */
export function presentEngagement(row: PostRow): Pick<PostView, 'counts' | 'mine'> {
  const reactions = Object.fromEntries(REACTIONS.map((name, i) => [name, row.reactions[i] ?? 0]));
  return {
    counts: {
      reactions: reactions as PostView['counts']['reactions'],
      reactionsTotal: row.reactions.reduce((sum, count) => sum + count, 0),
      comments: row.comments_count,
      saves: row.saves_count,
      shares: row.shares_count,
    },
    mine: {
      reaction: row.my_reaction as PostView['mine']['reaction'],
      saved: row.saved,
      shared: row.shared,
    },
  };
}
