import type pg from 'pg';
import { DAY } from '@/lib/shared/time';
import { vocabulary } from '@/tests/load/words';

/** The size of a store; there are five reactions for each post. */
export interface Size {
  people: number;
  posts: number;
  products: number;
}

/** The three last people follow this many others, and write nothing themselves. */
export const READERS = [2_000, 50, 5];

/** Time goes from two years ago to now. */
const YEARS_MS = 2 * 365 * DAY;
export const timesOf = (now: Date) => ({ from: now.getTime() - YEARS_MS, to: now.getTime() });

const WORDS = 30_000;
/** The most common words first: the first is in about every tenth phrase, the last in one phrase. */
export const WORD_LIST = vocabulary(WORDS);

// Hashes of numbers decide who and how many, so that rows and their counters come from the same numbers. `many` has a
// long tail: of a thousand, some thirty are six times the usual, one is thirty times that.
const FUNCTIONS = `
  create schema scale;
  create function scale.id(kind text, n bigint, ms bigint) returns uuid language sql immutable return
    (lpad(to_hex(ms), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0') || '8' || left(md5(kind || n::text), 15))::uuid;
  create function scale.chance(n bigint, kind bigint) returns float8 language sql immutable return
    ((hashint8extended(n, kind) & 1073741823)::float8 + 0.5) / 1073741824;
  create function scale.many(n bigint, kind bigint, a float8) returns int language sql immutable return
    floor(a / sqrt(scale.chance(n, kind)))::int;
  create function scale.at(ms bigint) returns timestamptz language sql immutable return to_timestamp(ms / 1000.0);`;

/** Creates the functions and texts for all random data. */
export async function prepareDraw(client: pg.Client, { posts }: Size): Promise<void> {
  await client.query(FUNCTIONS);
  await client.query(
    `create table scale.words as
       select rank::int, word from unnest($1::text[]) with ordinality as t (word, rank)`,
    [WORD_LIST],
  );
  // The n-th word is used an n-th as often as the first (Zipf).
  await client.query(`
    create table scale.phrases as
    select n, string_agg(word, ' ' order by i) as text
    from generate_series(1, ${phrasesOf(posts)}) n cross join generate_series(1, 6) i
    join scale.words on rank = floor(exp(scale.chance(n * 8 + i, 1) * ln(${WORDS})))::int
    group by n`);
  await client.query('alter table scale.phrases add primary key (n); analyze scale.phrases');
}

export const phrasesOf = (posts: number) => Math.min(50_000, Math.max(2_000, Math.floor(posts / 4)));

/** The number of a person among `people`, as the j-th of a subject's distinct ones. `subject` and `j` are SQL. */
export const oneOf = (people: number, subject: string, kind: number, j: string) =>
  `1 + (floor(scale.chance(${subject}, ${kind}) * ${people})::bigint + ${j} * 7919) % ${people}`;
