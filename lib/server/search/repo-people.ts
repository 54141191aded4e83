import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart } from '@/lib/server/db/apart';
import { escapeLike } from '@/lib/server/db/fold';
import { type Name, namesOf } from './names';
import type { Asked } from './query';
import {
  begins,
  best,
  CANDIDATES,
  FEW,
  followed,
  type Hit,
  inTurns,
  likeness,
  NEW,
  type Part,
} from './repo-matching';

/** Which people are looked for; all where nothing is said. */
export interface People {
  accountType?: 'INDIVIDUAL' | 'COMPANY';
  /** only those that the viewer follows */
  isFollowed?: boolean;
}

/** The points of a person who has all words. */
const WORDS = 100;
/** The points of a handle: more than two billion followers and a name that begins so give together. */
const OWNER = 30;

// Whether a text about a person holds every word, as a word or as a part of one. One or two letters are searched only
// at the beginning of words: a trigram index knows nothing shorter, so everything would be read.
const holds = ({ words }: Asked) =>
  sql.join(
    words.map((word) => {
      const text = escapeLike(word);
      return word.length < 3
        ? sql`(s.fold like ${`${text}%`} or s.fold like ${`% ${text}%`})`
        : sql`s.fold like ${`%${text}%`}`;
    }),
    sql` and `,
  );
/** The names by which people are called: each also as the other script writes it, and as one word or as two. */
const called = ({ words }: Asked) => every(namesOf(words).map(named));
const named = ({ words, ways }: Name) =>
  any([
    every(words.map(({ word, others }) => any([sql`qeema_query(${word}, 3)`, ...others.map(exact)]))),
    ...ways.map((way) => every(way.map(exact))),
  ]);
const exact = (word: string) => sql`qeema_query(${word}, 1)`;
const every = (asked: RawBuilder<unknown>[]) => sql`(${sql.join(asked, sql` && `)})`;
const any = (asked: RawBuilder<unknown>[]) => sql`(${sql.join(asked, sql` || `)})`;
const ofPeople = ({ accountType, isFollowed, viewerId }: People & Pick<Part, 'viewerId'>) =>
  sql`${accountType ? sql`and u.account_type = ${accountType}` : sql``} ${isFollowed ? followed(viewerId) : sql``}`;

/**
 * People by the words of their name, handle and headline; where few have them, also by parts and similar spellings.
 * Whoever has the very handle comes first, however many others have the word and more followers.
 */
export function findUsers(db: Db, asked: Asked, part: Part & People): Promise<Hit[]> {
  const listed = (matches: RawBuilder<unknown>, points: number) => sql`
    select u.id, s.fold, u.handle, u.followers_count, ${points}::int as points
    from user_search s join users u on u.id = s.user_id
    where u.status = 'active' and ${matches} and ${notApart(part.viewerId, 'u.id')} ${ofPeople(part)}`;
  const popular = (matches: RawBuilder<unknown>, points: number) => sql`(${listed(matches, points)}
    order by u.followers_count desc, u.id desc limit ${CANDIDATES})`;
  const owner = listed(sql`u.handle = ${asked.text}`, WORDS);
  const ranked = sql`
    select id, round((points + (${likeness(asked, 'fold')}) * 10
      + (handle = ${asked.text})::int * ${OWNER} + (fold like ${begins(asked)})::int * 4
      + (fold like ${`% ${begins(asked)}`})::int * 2 + ln(1 + followers_count))::numeric, 4)::float8 as rank
    from (with words as materialized (${popular(sql`s.lexemes @@ ${called(asked)}`, WORDS)} union ${owner})
      table words
      union all select * from ${popular(sql`((${holds(asked)}) or ${asked.text} <% s.fold) and s.user_id ${NEW}`, 0)} parts
        where (select count(*) from words) < ${FEW}) found`;
  const candidates = (matches: RawBuilder<unknown>) => popular(matches, 0);
  return best(db, inTurns(asked, ranked, sql`id`, candidates, 'followers_count'), part);
}
