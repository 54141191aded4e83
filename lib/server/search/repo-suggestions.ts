import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { escapeLike } from '@/lib/server/db/fold';
import { ONE_PROCESS, replan } from './repo-matching';

/**
 * Published products with a word in their title that begins so, with or without «ال»; the most popular first.
 * @param text folded
 */
export async function beginningProducts(
  db: Db,
  text: string,
  viewerId: string | null,
  limit: number,
): Promise<{ id: string; title: string }[]> {
  const begins = escapeLike(text);
  // A word begins after a slash, too: UI/UX. The index of letters knows beginnings of words.
  const beginnings = ['', '% ', '%/', 'ال', '% ال'].map(
    (before) => sql`s.title_fold like ${`${before}${begins}%`}`,
  );
  const { rows } = await sql<{ id: string; title: string }>`${replan}
    select p.id, p.title
    from product_search s join products p on p.id = s.product_id join users u on u.id = p.owner_id
    where p.status = 'published' and u.status = 'active' and (${sql.join(beginnings, sql` or `)})
      and ${notApart(viewerId, 'u.id')} and ${ONE_PROCESS}
    order by p.hot desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Tags of public posts that begin so, those of most posts first. @param text folded */
export async function beginningTags(db: Db, text: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`${replan}
    select tag from search_tags where tag_fold like ${`${escapeLike(text)}%`}
    order by posts desc, tag_fold limit ${limit}`.execute(db);
  return rows.map(({ tag }) => tag);
}
