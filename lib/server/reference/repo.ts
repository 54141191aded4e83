import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { escapeLike } from '@/lib/server/db/fold';

/** Categories or interests that are offered, in their order, with names in both languages. */
export function listNamed(db: Db, table: 'categories' | 'interests') {
  return db
    .selectFrom(table)
    .select(['id', 'name_ar', 'name_en'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
}

/** Returns how many of these interests are offered. */
export async function countInterests(db: Db, ids: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('interests')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Industries with their sections, in the order of the classification. */
export function listIndustryRows(db: Db) {
  return db
    .selectFrom('industries')
    .innerJoin('industry_sections', 'industry_sections.id', 'industries.section_id')
    .select(['industries.id', 'industries.name_ar', 'industries.name_en', 'industries.section_id'])
    .select(['industry_sections.name_ar as section_ar', 'industry_sections.name_en as section_en'])
    .orderBy('industries.id')
    .execute();
}

/**
 * Cities of a country, the largest first.
 * @param search folded; null for all
 */
export function listCityRows(db: Db, country: string, search: string | null, limit: number) {
  return db
    .selectFrom('cities')
    .select(['id', 'name_ar', 'name_en'])
    .where('country', '=', country)
    .$if(search !== null, (query) =>
      query.where((where) => {
        const begins = escapeLike(search ?? '');
        // «رياض» finds «الرياض».
        return where.or([
          where('search_fold', 'like', `% ${begins}%`),
          where('search_fold', 'like', `% ال${begins}%`),
        ]);
      }),
    )
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findCity(db: Db, id: number) {
  return db
    .selectFrom('cities')
    .select(['id', 'country', 'name_ar', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findIndustry(db: Db, id: string) {
  return db
    .selectFrom('industries')
    .select(['id', 'name_ar', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst();
}
