import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { escapeLike } from '@/lib/server/db/fold';
import { isGated, isTheirs, withGate } from './repo-open';
import { isAllOpen } from './repo-openings';

export interface SearchedLesson {
  access: string;
  granted_at: Date;
  time_zone: string | null;
  is_all_open: boolean;
  id: string;
  title: string;
  is_preview: boolean;
  opens_after_days: number | null;
  opens_on: string | null;
  is_gated: boolean;
  /** its title has all words */
  is_named: boolean;
}

/** Whether a folded text has all words, which an array folds once and not for each text. @param folded in SQL */
const hasAll = (folded: RawBuilder<unknown>, words: readonly string[]) =>
  sql<boolean>`${folded} like all (array(select '%' || qeema_fold(w) || '%' from unnest(${words.map(escapeLike)}::text[]) w))`;

/** The lessons of a purchase in order, with what says whether each is open. */
export async function listSearched(
  db: Db,
  { id, holderId, words }: { id: string; holderId: string; words: readonly string[] },
): Promise<SearchedLesson[]> {
  const { rows } = await sql<SearchedLesson>`
    select e.status as access, e.granted_at, u.time_zone, ${isAllOpen} as is_all_open, l.id, l.title,
      l.preview_since is not null as is_preview, l.opens_after_days, l.opens_on::text as opens_on,
      ${isGated} as is_gated, ${hasAll(sql`qeema_fold(l.title)`, words)} as is_named
    from entitlements e join users u on u.id = e.holder_id join course_lessons l on l.product_id = e.product_id
    join course_sections s on s.id = l.section_id ${withGate}
    where e.id = ${id} and e.holder_id = ${holderId} and ${isTheirs}
    order by s.position, s.id, l.position, l.id`.execute(db);
  return rows;
}

export interface PlaceRow {
  lesson_id: string;
  place: 'text' | 'speech' | 'note';
  second: number | null;
  words: string;
}

// Texts and captions are kept folded; a line of these is a cue.
/** Of what is said in one lesson and language. */
const MOST_CUES = 5;
const MOST_PLACES = 60;

/**
 * Returns where the words stand in these lessons: in their texts, in what is said, and in the notes of the purchase.
 */
export async function listPlaces(
  db: Db,
  { id, lessonIds, words }: { id: string; lessonIds: readonly string[]; words: readonly string[] },
): Promise<PlaceRow[]> {
  const ids = sql`any(${[...lessonIds]}::uuid[])`;
  const { rows } = await sql<PlaceRow>`
    (select lesson_id, 'note' as place, second, text as words from lesson_notes
      where entitlement_id = ${id} and lesson_id = ${ids} and ${hasAll(sql`qeema_fold(text)`, words)} limit ${MOST_PLACES})
    union all
    (select lesson_id, 'text', null, plain from lesson_texts
      where lesson_id = ${ids} and ${hasAll(sql`folded`, words)} limit ${MOST_PLACES})
    union all
    (select c.lesson_id, 'speech', floor((c.cues -> said.at ->> 'from')::numeric)::int, c.cues -> said.at ->> 'text'
      from lesson_captions c cross join lateral (
        select at::int - 1 as at from string_to_table(c.folded, E'\\n') with ordinality as line (words, at)
        where ${hasAll(sql`line.words`, words)} limit ${MOST_CUES}) said
      where c.lesson_id = ${ids} and ${hasAll(sql`c.folded`, words)} limit ${MOST_PLACES})`.execute(db);
  return rows;
}
