import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import type { HotPlace } from '@/lib/server/db/list-part';
import { rankHot } from '@/lib/server/posts/lists';
import { byHot, byId, type PlaceText, type RankedList } from '@/lib/server/posts/two-in-a-row';
import { listFollowedBy, listFollowing, listRecommended } from './repo';

/** Where a reader is in the feed: among the followed by id, or, after those, among the recommended by popularity. */
export type Place = { followed: string } | { recommended: HotPlace };

/** Ids of recommended posts, most popular first. */
export function recommendedList({ db, viewer }: MemberCtx): RankedList<HotPlace> & PlaceText<HotPlace> {
  const list = async (part: Omit<Parameters<typeof listRecommended>[1], 'viewerId'>) => {
    const rows = await listRecommended(db, { ...part, viewerId: viewer.id });
    return rankHot(rows);
  };
  return {
    ...byHot,
    after: (place, limit, except) => list({ place, limit, except }),
    by: (by, place, limit) => list({ place, limit, by }),
  };
}

/** Ids of the feed: followed people's posts first, then recommended ones. */
export function feedList(ctx: MemberCtx): RankedList<Place> & PlaceText<Place> {
  const { db, viewer } = ctx;
  const recommended = recommendedList(ctx);
  const ofFollowed = (rows: { id: string; author_id: string }[]) =>
    rows.map(({ id, author_id: authorId }) => ({ id, authorId, place: { followed: id } as Place }));
  const ofRecommended = (rows: Awaited<ReturnType<typeof recommended.after>>) =>
    rows.map(({ place, ...row }) => ({ ...row, place: { recommended: place } as Place }));
  return {
    async after(place, limit, except) {
      if (place && 'recommended' in place) {
        return ofRecommended(await recommended.after(place.recommended, limit, except));
      }
      const part = { viewerId: viewer.id, place: place?.followed ?? null, limit, except };
      const followed = ofFollowed(await listFollowing(db, part));
      if (followed.length === limit) return followed;
      return [...followed, ...ofRecommended(await recommended.after(null, limit - followed.length, except))];
    },
    async by(by, from, limit) {
      if ('recommended' in from) return ofRecommended(await recommended.by(by, from.recommended, limit));
      return ofFollowed(await listFollowedBy(db, { viewerId: viewer.id, place: from.followed, limit, by }));
    },
    isBefore(one, other) {
      if ('followed' in one) return !('followed' in other) || byId.isBefore(one.followed, other.followed);
      return 'recommended' in other && byHot.isBefore(one.recommended, other.recommended);
    },
    write: (place) =>
      'followed' in place ? `f ${byId.write(place.followed)}` : `r ${byHot.write(place.recommended)}`,
    read(text) {
      const rest = text.slice(2);
      const [followed, hot] = [byId.read(rest), byHot.read(rest)];
      if (text.startsWith('f ')) return followed === undefined ? undefined : { followed };
      return text.startsWith('r ') && hot ? { recommended: hot } : undefined;
    },
  };
}
