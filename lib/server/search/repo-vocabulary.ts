import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { ALWAYS_REPLAN, allowMinutes, TAKES_LONG } from '@/lib/server/db/prepared-statements';

const SHORTEST = 3;
const LONGEST = 30;
/** At most so many words with a key in common are compared. */
const MOST_ALIKE = 300;

/** Writes down which words posts, products and names have, inside a transaction. Half a minute for a million posts. */
export async function refreshWords(db: Db): Promise<void> {
  await allowMinutes(db);
  await sql`${sql.raw(TAKES_LONG)}
    with counted as materialized (
      select substr(word, 2) as word, sum(ndoc)::int as texts
      from (select word, ndoc from ts_stat('select lexemes from post_search')
        union all select word, ndoc from ts_stat('select lexemes from product_search')
        union all select word, ndoc from ts_stat('select lexemes from user_search')
      ) as lexemes
      where word like '=%' and length(word) between ${SHORTEST + 1} and ${LONGEST + 1} and word !~ '[0-9]'
      group by 1),
    gone as (delete from search_words known where not exists (select from counted where counted.word = known.word))
    insert into search_words select word, texts from counted
    on conflict (word) do update set texts = excluded.texts where search_words.texts <> excluded.texts`.execute(
    db,
  );
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

/** A known word that may be meant by one that is asked for, both folded. */
export interface KnownWord {
  asked: string;
  word: string;
  texts: number;
  /** asks for the known word, also with what Arabic joins to its front, as a tsquery */
  query: string;
}

/**
 * Returns the known words that have a key in common with some words: nearly the same letters, or the same consonants in
 * the other script; the commonest first.
 * @param words as `qeema_word_fold` writes them
 */
export async function findAlike(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`${sql.raw(ALWAYS_REPLAN)}
    select asked.word as asked, known.word, known.texts, qeema_query(known.word, 2)::text as query
    from unnest(${words}::text[]) as asked (word), lateral qeema_word_keys(asked.word, true) as keys, lateral (
      select word, texts from search_words known where qeema_word_keys(known.word, false) && keys
      order by texts desc, word limit ${MOST_ALIKE}) as known`.execute(db);
  return rows;
}

/** Returns those of some words that nothing listed has, also not since the words were noted. */
export async function findUnknown(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`${sql.raw(ALWAYS_REPLAN)}
    select asked.word
    from unnest(${words}::text[]) as asked (word)
    where not exists (select from search_words known where known.word = asked.word)
      and not exists (select from post_search where lexemes @@ qeema_query(asked.word, 3))
      and not exists (select from product_search where lexemes @@ qeema_query(asked.word, 3))
      and not exists (select from user_search where fold like '%' || asked.word || '%')`.execute(db);
  return rows.map(({ word }) => word);
}

/** Returns those of some queries that a post, product or person has all words of. */
export async function foundOf<T extends { query: string }>(db: Db, asked: readonly T[]): Promise<T[]> {
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${asked.map(({ query }) => query)}::text[]) as asked (query)
    where exists (select from post_search where lexemes @@ query::tsquery)
      or exists (select from product_search where lexemes @@ query::tsquery)
      or exists (select from user_search where lexemes @@ query::tsquery)`.execute(db);
  const found = new Set(rows.map(({ query }) => query));
  return asked.filter(({ query }) => found.has(query));
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
