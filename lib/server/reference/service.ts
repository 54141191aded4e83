import 'server-only';
import { getNames, registerLocale } from 'i18n-iso-countries';
import arabic from 'i18n-iso-countries/langs/ar.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Ctx } from '@/lib/server/ctx';
import { listNamed } from './repo';

registerLocale(arabic);
registerLocale(english);

/** Categories of products, or interests of members, in both languages. */
export async function listReference(ctx: Ctx, table: 'categories' | 'interests') {
  const rows = await listNamed(ctx.db, table);
  return { data: rows.map((row) => ({ _id: row.id, name: { ar: row.name_ar, en: row.name_en } })) };
}

type Countries = { data: { _id: string; name: { ar: string; en: string } }[] };

let countries: Countries | undefined;

/** Countries (ISO 3166-1 alpha-2) in both languages, in Arabic order. */
export function listCountries(): Countries {
  countries ??= readCountries();
  return countries;
}

function readCountries(): Countries {
  const ar = getNames('ar', { select: 'official' });
  const en = getNames('en', { select: 'official' });
  const order = new Intl.Collator('ar');
  const data = Object.keys(en).map((_id) => ({
    _id,
    name: { ar: ar[_id] ?? en[_id] ?? _id, en: en[_id] ?? _id },
  }));
  return { data: data.sort((a, b) => order.compare(a.name.ar, b.name.ar)) };
}
