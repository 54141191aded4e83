import 'server-only';
// Only the names are imported: the package's own code is CommonJS, and plain Node cannot import its names.
import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countInterests, findIndustry, listIndustryRows, listNamed } from './repo';

/** Categories of products, or interests of members, in both languages. */
export async function listReference(ctx: Ctx, table: 'categories' | 'interests') {
  const rows = await listNamed(ctx.db, table);
  return { data: rows.map(named) };
}

const named = (row: { id: string; name_ar: string; name_en: string }) => ({
  _id: row.id,
  name: { ar: row.name_ar, en: row.name_en },
});

/** @throws AppError `invalid` where an interest is not in the list, naming the field `interests` */
export async function assertInterests(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const asked = [...new Set(ids)];
  if (asked.length === 0 || (await countInterests(ctx.db, asked)) === asked.length) return;
  throw new AppError('invalid', { fields: { interests: 'validation:invalid' } });
}

/** Industries with their sections, in both languages. */
export async function listIndustries(ctx: Ctx) {
  const rows = await listIndustryRows(ctx.db);
  return {
    data: rows.map((row) => ({
      ...named(row),
      section: { _id: row.section_id, name: { ar: row.section_ar, en: row.section_en } },
    })),
  };
}

/** @throws AppError `invalid`, naming the field `industryId` */
export async function assertIndustry(ctx: Ctx, id: string): Promise<void> {
  if (await findIndustry(ctx.db, id)) return;
  throw new AppError('invalid', { fields: { industryId: 'validation:invalid' } });
}

/** @throws AppError `invalid`, naming the field `country` */
export function assertCountry(code: string): void {
  if (listCountries().data.some(({ _id }) => _id === code)) return;
  throw new AppError('invalid', { fields: { country: 'validation:invalid' } });
}

type Countries = { data: { _id: string; name: { ar: string; en: string } }[] };

let countries: Countries | undefined;

/** Countries (ISO 3166-1 alpha-2) in both languages, in Arabic order. */
export function listCountries(): Countries {
  countries ??= readCountries();
  return countries;
}

// Where a country has several names, the first is the official one.
const official = (names: string | string[] | undefined) => (Array.isArray(names) ? names[0] : names);

function readCountries(): Countries {
  const ar: Record<string, string | string[]> = arabic.countries;
  const en: Record<string, string | string[]> = english.countries;
  const order = new Intl.Collator('ar');
  const data = Object.keys(en).map((_id) => {
    const english = official(en[_id]) ?? _id;
    return { _id, name: { ar: official(ar[_id]) ?? english, en: english } };
  });
  return { data: data.sort((a, b) => order.compare(a.name.ar, b.name.ar)) };
}
