import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import type { Asked } from './query';
import {
  begins,
  best,
  CANDIDATES,
  type Hit,
  inTurns,
  likeness,
  NEW,
  near,
  orParts,
  type Part,
  parts,
  tier,
} from './repo-matching';

/** Where more texts have a word, hundreds of products can be expected among them. */
const MANY = 10_000;
const COLUMNS = sql`p.id, p.hot, s.lexemes, s.tags_fold, s.title_fold`;

/** Published products by title, tags and description; the title counts most. */
export function findProducts(db: Db, asked: Asked, part: Part): Promise<Hit[]> {
  const isListed = sql`p.status = 'published' and u.status = 'active' and ${notApart(part.viewerId, 'u.id')}`;
  const collected = (matches: RawBuilder<unknown>) => sql`(
    select ${COLUMNS}
    from product_search s join products p on p.id = s.product_id join users u on u.id = p.owner_id
    where ${isListed} and ${matches}
    order by p.hot desc, p.id desc limit ${CANDIDATES})`;
  // Of many matches only the ids are collected, and looked up in the index of popularity until there are enough.
  // "is true" keeps PostgreSQL from joining them, which would read all their rows.
  const walked = (matches: RawBuilder<unknown>) => sql`(
    select ${COLUMNS}
    from (select id, hot from products
        where status = 'published' and (id in (select s.product_id from product_search s where ${matches})) is true
        order by hot desc, id desc) top
      join products p on p.id = top.id join product_search s on s.product_id = top.id join users u on u.id = p.owner_id
    where ${isListed}
    order by top.hot desc, top.id desc limit ${CANDIDATES})`;
  const popular = asked.texts > MANY ? walked : collected;
  const ranked = sql`
    select id, round((${tier(asked)} * 4 + (title_fold like ${`%${begins(asked)}`})::int * 3
      + (${likeness(asked, 'title_fold')}) * 3 + (tags_fold @> array[${asked.text}])::int * 2
      + hot / 50)::numeric, 4)::float8 as rank
    from (with words as materialized (
        ${popular(sql`(s.lexemes @@ ${near(asked)} or s.tags_fold @> array[${asked.text}])`)})
      table words ${orParts(asked, collected(sql`s.lexemes @@ ${parts(asked)} and s.product_id ${NEW}`))}) found`;
  return best(db, inTurns(asked, ranked, sql`id`, collected, 'hot'), part);
}
