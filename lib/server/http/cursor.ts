import 'server-only';
import { AppError } from '@/lib/server/errors';

/** An opaque keyset cursor from the last row's sort values. */
export function encodeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts.map(String))).toString('base64url');
}

/**
 * The sort values inside a cursor, or null at the beginning of a list.
 * @param length how many values this list's cursor holds
 * @throws AppError `invalid` for a cursor that this list did not make
 */
export function decodeCursor(cursor: string | undefined, length?: number): string[] | null {
  if (!cursor) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isWhole = Array.isArray(parts) && parts.every((part) => typeof part === 'string');
    if (isWhole && (length === undefined || parts.length === length)) return parts;
  } catch {
    // refused below
  }
  throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The id inside the cursor of a list that is sorted by id alone.
 * @throws AppError `invalid`
 */
export function decodeIdCursor(cursor: string | undefined): string | null {
  const id = decodeCursor(cursor, 1)?.[0];
  if (id !== undefined && !UUID.test(id))
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return id ?? null;
}

/**
 * The number inside the cursor of a list that is sorted by a whole number alone, such as that of a posting.
 * @throws AppError `invalid`
 */
export function decodeNumberCursor(cursor: string | undefined): number | null {
  const number = decodeCursor(cursor, 1)?.[0];
  if (number !== undefined && !/^\d{1,15}$/.test(number))
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  return number === undefined ? null : Number(number);
}

/**
 * The place inside a list that is sorted by a number (popularity, rank) and id.
 * @throws AppError `invalid`
 */
export function decodeHotCursor(cursor: string | undefined): { hot: number; id: string } | null {
  const parts = decodeCursor(cursor, 2);
  if (!parts) return null;
  const [hot = '', id = ''] = parts;
  if (hot === '' || !Number.isFinite(Number(hot)) || !UUID.test(id)) {
    throw new AppError('invalid', { fields: { cursor: 'validation:invalid' } });
  }
  return { hot: Number(hot), id };
}

/**
 * Cuts `limit + 1` rows to a page: the extra row only says that there are more.
 * @param key sort values of a row, in the order of `decodeCursor`
 */
export function toPage<T>(
  rows: T[],
  limit: number,
  key: (row: T) => (string | number)[],
): { rows: T[]; nextCursor: string | null } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > limit && last ? encodeCursor(key(last)) : null };
}
