import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { decodeCursor, encodeCursor } from '@/lib/server/http/cursor';
import { listFollowingIds, listRecommended } from './repo';

/** Where a reader is in the feed: among the followed, or, after those, among the recommended. */
export type Place =
  | { phase: 'following'; before: string | null }
  | { phase: 'recommended'; after: { hot: number; id: string } | null };

/** What stands in the feed, not yet filled in. */
export interface Slot {
  id: string;
  isRecommended: boolean;
  /** where the feed goes on behind this slot */
  next: Place;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** @throws AppError `invalid` for a cursor the feed did not give out */
export function readPlace(cursor: string | undefined): Place {
  const parts = decodeCursor(cursor);
  if (!parts) return { phase: 'following', before: null };
  const [phase, first = '', second = ''] = parts;
  if (phase === 'f' && UUID.test(first)) return { phase: 'following', before: first };
  if (phase === 'r' && parts.length === 1) return { phase: 'recommended', after: null };
  if (phase === 'r' && first !== '' && Number.isFinite(Number(first)) && UUID.test(second)) {
    return { phase: 'recommended', after: { hot: Number(first), id: second } };
  }
  throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
}

/** The opaque form of a place. */
export function writePlace(place: Place): string {
  if (place.phase === 'following') return encodeCursor(['f', place.before ?? '']);
  return encodeCursor(place.after ? ['r', place.after.hot, place.after.id] : ['r']);
}

/** Ids only: `limit` slots from a place on, from the followed first and then from the recommended. */
export async function skeleton(ctx: MemberCtx, from: Place, limit: number): Promise<Slot[]> {
  const slots: Slot[] = [];
  if (from.phase === 'following') {
    const ids = await listFollowingIds(ctx.db, ctx.viewer.id, from.before, limit);
    slots.push(
      ...ids.map((id) => ({ id, isRecommended: false, next: { phase: 'following', before: id } as Place })),
    );
  }
  if (slots.length < limit) slots.push(...(await recommended(ctx, from, limit - slots.length)));
  return slots;
}

async function recommended(ctx: MemberCtx, from: Place, limit: number): Promise<Slot[]> {
  const after = from.phase === 'recommended' ? from.after : null;
  const rows = await listRecommended(ctx.db, ctx.viewer.id, after, limit);
  return rows.map(({ id, hot }) => ({
    id,
    isRecommended: true,
    next: { phase: 'recommended', after: { hot, id } },
  }));
}
