import 'server-only';
import type { HotPlace } from '@/lib/server/db/list-part';
import { AppError } from '@/lib/server/errors';
import { decodeCursor, encodeCursor } from '@/lib/server/http/cursor';

/** How many posts by one author may follow each other in a list of posts by several. */
const MOST = 2;

/** A post in the order of its list, with the place where the list goes on after it. */
export interface Ranked<Place> {
  id: string;
  authorId: string;
  place: Place;
}

/** Where a reader is in a list. */
export interface Spot<Place> {
  /** everything up to this place was shown or held back; null at the beginning */
  place: Place | null;
  /** the author of the last posts shown, and how many they are */
  run: { authorId: string; count: number } | null;
  /** the first post of that author that is still held back */
  heldFrom: Place | null;
}

/** The beginning of every list. */
export const START = { place: null, run: null, heldFrom: null };

/** A list of posts by several authors, as its store returns it. */
export interface RankedList<Place> {
  /** at most `limit` posts after a place, in order, without those by `except` */
  after(place: Place | null, limit: number, except: string | null): Promise<Ranked<Place>[]>;
  /** at most `limit` posts by one author, in order, beginning with the one at a place */
  by(authorId: string, from: Place, limit: number): Promise<Ranked<Place>[]>;
  isBefore(one: Place, other: Place): boolean;
}

interface Page<Place> extends Spot<Place> {
  limit: number;
  shown: Ranked<Place>[];
  held: Ranked<Place>[];
}

/**
 * A page of a list in which nobody has more than two posts in a row, as long as others have posts. A third is held
 * back, and follows after the next post by somebody else. Only one author's posts can be held back at a time, so a spot
 * describes the state fully, and no post comes twice or gets lost. Usually one read is enough; where posts are held
 * back, a second follows (lib/decisions/041).
 */
export async function takePage<Place>(list: RankedList<Place>, from: Spot<Place>, limit: number) {
  const { held, rows, isEnd: isAll } = await load(list, from, limit);
  const page: Page<Place> = { ...from, limit, shown: [], held };
  let left = walk(page, rows);
  let isEnd = isAll;
  const [next] = page.held;
  if (!isEnd && next && page.shown.length < limit) {
    // More posts are held back than fit on the page: only posts by others are needed between them.
    const missing = limit - page.shown.length;
    const others = await list.after(page.place, missing + 1, next.authorId);
    isEnd = others.length <= missing;
    left = walk(page, others);
  }
  if (isEnd && left === 0) page.shown.push(...page.held.splice(0, limit - page.shown.length));
  return { rows: page.shown, next: isEnd && left === 0 && page.held.length === 0 ? null : spotOf(page) };
}

async function load<Place>(list: RankedList<Place>, from: Spot<Place>, limit: number) {
  const { place, run, heldFrom } = from;
  if (!place || !run || !heldFrom) {
    const rows = await list.after(place, limit + 1, null);
    return { held: [], rows, isEnd: rows.length <= limit };
  }
  const [own, others] = await Promise.all([
    list.by(run.authorId, heldFrom, limit + 1),
    list.after(place, limit + 1, run.authorId),
  ]);
  const isEnd = others.length <= limit;
  const last = others.at(-1);
  const isKnown = (row: Ranked<Place>) =>
    isEnd || (last !== undefined && list.isBefore(row.place, last.place));
  const held = own.filter((row) => !list.isBefore(place, row.place));
  const later = own.slice(held.length).filter(isKnown);
  const rows = [...later, ...others].sort((a, b) => (list.isBefore(a.place, b.place) ? -1 : 1));
  return { held, rows, isEnd };
}

/** Shows rows in their order until the page is full, or holds them back. @returns how many are left over */
function walk<Place>(page: Page<Place>, rows: readonly Ranked<Place>[]): number {
  release(page);
  for (const [index, row] of rows.entries()) {
    if (page.shown.length === page.limit) return rows.length - index;
    page.place = row.place;
    if (isAllowed(page, row)) show(page, row);
    else page.held.push(row);
    release(page);
  }
  return 0;
}

function release<Place>(page: Page<Place>): void {
  while (page.held[0] && page.shown.length < page.limit && isAllowed(page, page.held[0])) {
    show(page, page.held[0]);
    page.held.shift();
  }
}

const isAllowed = <Place>({ run }: Page<Place>, { authorId }: Ranked<Place>) =>
  run?.authorId !== authorId || run.count < MOST;

function show<Place>(page: Page<Place>, row: Ranked<Place>): void {
  page.shown.push(row);
  const count = page.run?.authorId === row.authorId ? page.run.count + 1 : 1;
  page.run = { authorId: row.authorId, count };
}

function spotOf<Place>({ place, run, held: [first] }: Page<Place>): Spot<Place> {
  if (!first) return { place, run, heldFrom: null };
  const count = run?.authorId === first.authorId ? run.count : 0;
  return { place, run: { authorId: first.authorId, count }, heldFrom: first.place };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** How a list writes its places into cursors. */
export interface PlaceText<Place> {
  write(place: Place): string;
  /** undefined for a text that `write` cannot have written */
  read(text: string): Place | undefined;
}

/** Places of a list by id alone, the highest first. */
export const byId: PlaceText<string> & Pick<RankedList<string>, 'isBefore'> = {
  write: (id) => id,
  read: (text) => (UUID.test(text) ? text : undefined),
  isBefore: (one, other) => one > other,
};

/** Places by (hot, id), the highest first. */
export const byHot: PlaceText<HotPlace> & Pick<RankedList<HotPlace>, 'isBefore'> = {
  write: ({ hot, id }) => `${hot} ${id}`,
  read: (text) => {
    const [hot = '', id = '', ...more] = text.split(' ');
    const isWhole = hot !== '' && Number.isFinite(Number(hot)) && UUID.test(id) && more.length === 0;
    return isWhole ? { hot: Number(hot), id } : undefined;
  },
  isBefore: (one, other) => one.hot > other.hot || (one.hot === other.hot && one.id > other.id),
};

/**
 * The cursor of a spot: its place, the author of the last posts with their number, and from where on that author's
 * posts are held back.
 */
export function writeSpot<Place>({ place, run, heldFrom }: Spot<Place>, text: PlaceText<Place>): string {
  const parts = place === null || run === null ? [] : [text.write(place), run.authorId, run.count];
  return encodeCursor(heldFrom === null ? parts : [...parts, text.write(heldFrom)]);
}

/** @throws AppError `invalid` for a cursor that the list did not make */
export function readSpot<Place>(cursor: string | undefined, text: PlaceText<Place>): Spot<Place> {
  const parts = decodeCursor(cursor);
  if (!parts) return START;
  const [at = '', authorId = '', count = '', from] = parts;
  const place = text.read(at);
  const heldFrom = from === undefined ? null : text.read(from);
  const isWhole = parts.length <= 4 && UUID.test(authorId) && /^[0-2]$/.test(count);
  if (!isWhole || place === undefined || heldFrom === undefined) {
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  }
  return { place, run: { authorId, count: Number(count) }, heldFrom };
}
