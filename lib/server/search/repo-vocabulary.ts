import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { ALWAYS_REPLAN, allowMinutes, TAKES_LONG } from '@/lib/server/db/prepared';

/** From so many posts on, a word that stands in one or two of them may be a slip of the pen. */
const LARGE = 1000;
const LEAST_TEXTS = 3;
const SHORTEST = 3;
const LONGEST = 30;

/** Writes down which words posts, products and names have, inside a transaction. Half a minute for a million posts. */
export async function refreshWords(db: Db): Promise<void> {
  await allowMinutes(db);
  await sql`${sql.raw(TAKES_LONG)}
    with counted as (
      select substr(word, 2) as word, sum(ndoc)::int as texts
      from (select word, ndoc from ts_stat('select lexemes from post_search')
        union all select word, ndoc from ts_stat('select lexemes from product_search')
        union all select word, ndoc from ts_stat('select lexemes from user_search')
      ) as lexemes
      where word like '=%' and length(word) between ${SHORTEST + 1} and ${LONGEST + 1} and word !~ '[0-9]'
      group by 1),
    kept as materialized (
      select * from counted where texts >= case
        when (select count(*) from (select from post_search limit ${LARGE}) as first) < ${LARGE} then 1
        else ${LEAST_TEXTS} end),
    gone as (delete from search_words known where not exists (select from kept where kept.word = known.word)),
    written as (
      insert into search_words select word, texts from kept
      on conflict (word) do update set texts = excluded.texts where search_words.texts <> excluded.texts)
    insert into search_word_parts
      select part, word from kept, unnest(qeema_deletions(word)) as part
      where not exists (select from search_words known where known.word = kept.word)`.execute(db);
}

/** Writes down which tags public posts have, inside a transaction. */
export async function refreshTags(db: Db): Promise<void> {
  await allowMinutes(db);
  await sql`${sql.raw(TAKES_LONG)}
    with kept as materialized (
      select t.tag_fold collate "C" as tag_fold, mode() within group (order by t.tag) as tag, count(*)::int as posts
      from post_tags t join posts p on p.id = t.post_id join users u on u.id = p.author_id
      where p.status = 'published' and p.audience = 'public' and u.status = 'active'
      group by t.tag_fold),
    gone as (delete from search_tags known
      where not exists (select from kept where kept.tag_fold = known.tag_fold))
    insert into search_tags select tag_fold, tag, posts from kept
    on conflict (tag_fold) do update set tag = excluded.tag, posts = excluded.posts
      where (search_tags.tag, search_tags.posts) is distinct from (excluded.tag, excluded.posts)`.execute(db);
}

/** A word that nothing listed has, and known words with nearly the same letters, the commonest first. */
export interface UnknownWord {
  word: string;
  near: string[];
}

/** Those of some words that nothing has: no post, product or person. @param words as `qeema_word_fold` writes them */
export async function findUnknown(db: Db, words: readonly string[]): Promise<UnknownWord[]> {
  const { rows } = await sql<UnknownWord>`${sql.raw(ALWAYS_REPLAN)}
    select asked.word, array(
      select distinct on (known.texts, known.word) known.word
      from unnest(qeema_deletions(asked.word)) as part
        join search_word_parts parts using (part) join search_words known on known.word = parts.word
      order by known.texts desc, known.word limit 50) as near
    from unnest(${words}::text[]) as asked (word)
    where not exists (select from search_words known where known.word = asked.word)
      and not exists (select from post_search where lexemes @@ qeema_query(asked.word, 3))
      and not exists (select from product_search where lexemes @@ qeema_query(asked.word, 3))
      and not exists (select from user_search where fold like '%' || asked.word || '%')`.execute(db);
  return rows;
}

/**
 * Returns how a word is written in one of the texts that have it and that a viewer may read: without marks, and with
 * the alef of today; null if there is none. Texts have a word with a hamza under both of its seats.
 * @param word as `qeema_word_fold` writes it
 */
export async function findSpelling(db: Db, word: string, viewerId: string | null): Promise<string | null> {
  const isReadable = sql`u.status = 'active' and ${notApart(viewerId, 'u.id')}`;
  const { rows } = await sql<{ spelling: string }>`${sql.raw(ALWAYS_REPLAN)}
    select spelling
    from (
      (select p.title || ' ' || p.text as text from post_search s join posts p on p.id = s.post_id
          join users u on u.id = p.author_id
        where s.lexemes @@ qeema_query(${word}, 1) and ${isReadable} limit 1)
      union all (select p.title || ' ' || p.description from product_search s join products p on p.id = s.product_id
          join users u on u.id = p.owner_id
        where s.lexemes @@ qeema_query(${word}, 1) and ${isReadable} limit 1)
      union all (select u.name from user_search s join users u on u.id = s.user_id
        where s.fold like ${`%${word}%`} and ${isReadable} limit 5)
    ) as texts, regexp_split_to_table(translate(text, U&'\\0640', ''), U&'[^[:alpha:]\\064B-\\0655\\0670]+') as spelling
    where ${word} in (qeema_word_fold(spelling), qeema_word_fold(translate(spelling, 'ؤئ', 'ئؤ')))
    limit 1`.execute(db);
  return rows[0]?.spelling.replace(/\p{M}/gu, '').replaceAll('ٱ', 'ا') ?? null;
}

/** Returns whether some text has each of these words. @param words as `qeema_word_fold` writes them */
export async function areKnown(db: Db, words: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select bool_and(
      exists (select from search_words known where known.word = asked.word)) as known
    from unnest(${[...words]}::text[]) as asked (word)`.execute(db);
  return rows[0]?.known ?? false;
}

/** A text in the letters that words are compared by. */
export async function foldWords(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select qeema_word_fold(${text}) as folded`.execute(db);
  return rows[0]?.folded ?? '';
}
