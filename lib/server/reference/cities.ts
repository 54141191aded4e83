import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { foldText } from '@/lib/server/db/fold';
import { AppError } from '@/lib/server/errors';
import { findCity, listCityRows } from './repo';

/** More than anybody reads: a member who does not see their city types one more letter. */
const MOST = 50;

/** Cities of a country in both languages, the largest first; those with a word that begins with `q`. */
export async function listCities(ctx: Ctx, query: { country: string; q?: string }) {
  const search = query.q === undefined ? '' : (await foldText(ctx.db, query.q)).trim();
  const rows = await listCityRows(ctx.db, query.country, search || null, MOST);
  return { data: rows.map((row) => ({ _id: String(row.id), name: { ar: row.name_ar, en: row.name_en } })) };
}

/** A member's city: one from the list, or the name they wrote where the list does not have it. */
export type CityChoice = { _id: string } | { name: string } | null;

/**
 * The city's columns: its id in the list and its Arabic name, or the written name alone.
 * @throws AppError `invalid`, naming the field `city`, for one that is not in the list or not in the country
 */
export async function resolveCity(
  ctx: Ctx,
  country: string | null,
  choice: CityChoice,
): Promise<{ city_id: number | null; city: string | null }> {
  if (choice === null || country === null) return { city_id: null, city: null };
  if ('name' in choice) return { city_id: null, city: choice.name };
  const row = await findCity(ctx.db, Number(choice._id));
  if (row?.country !== country) throw new AppError('invalid', { fields: { city: 'validation:cityUnknown' } });
  return { city_id: row.id, city: row.name_ar };
}
