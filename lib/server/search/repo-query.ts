import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A word of a query, folded. */
export interface AskedWord {
  word: string;
  /** so many texts have it, as was noted within the hour */
  texts: number;
  /** asks for its stem, as a tsquery */
  near: string | null;
  /** what is left of it without what Arabic joins to the front of a word */
  rests: string[];
}

/** A query as the indexes of words are asked, and how common its words are. */
export interface Forms {
  /** folded as the stored texts are */
  folded: string;
  /** asks for all words as they are written; null where there are none, as in the next two */
  written: string | null;
  /** asks for them without what Arabic joins to the front of a word, in the query and in the text */
  bare: string | null;
  /** asks for their stems, in the same way */
  near: string | null;
  /** asks for them also as parts of known words; null where each is known itself, as then this is hardly ever asked */
  parts: string | null;
  /** its words in their order, at most six */
  words: AskedWord[];
  /** at most so many texts have all words as they are written, as was noted within the hour; 0 where it is not known */
  texts: number;
}

/**
 * Folds a query, and makes what asks for it: once, as a statement that asks in several places would make it each time,
 * and before the statements that use it, as PostgreSQL then knows how many texts to expect.
 */
export async function readForms(db: Db, q: string): Promise<Forms> {
  const { rows } = await sql<Forms>`
    select folded, qeema_query(folded, 1)::text as written, qeema_query(folded, 2)::text as bare,
      qeema_query(folded, 3)::text as near, coalesce(texts, 0) as texts, coalesce(words, '[]') as words,
      case when texts = 0 and shortest > 2 then qeema_parts_query(folded)::text end as parts
    from qeema_fold(${q}) as folded, lateral (
      select min(texts) as texts, min(length(word)) as shortest,
        jsonb_agg(jsonb_build_object('word', word, 'texts', texts, 'near', qeema_query(word, 3)::text,
          'rests', qeema_rests(word, 3)) order by place) as words
      from (select left(asked.word, 200) as word, coalesce(known.texts, 0) as texts, positions[1] as place
        from unnest(to_tsvector('simple', qeema_word_fold(folded))) as asked (word, positions)
          left join search_words known on known.word = asked.word
        order by place limit 6) as asked
    ) as known`.execute(db);
  const [forms] = rows;
  if (!forms) throw new Error('a query was not folded');
  return forms;
}
