import 'server-only';
import { type RawBuilder, sql } from 'kysely';

/** A place in a list by a number (popularity, rank) and id, the highest first. */
export interface HotPlace {
  hot: number;
  id: string;
}

/** A part of a list of posts by several authors: everything after a place, or one author's posts from a place on. */
export interface ListPart<Place> {
  viewerId: string | null;
  /** null at the list's beginning */
  place: Place | null;
  limit: number;
  /** only this author's */
  by?: string;
  /** not this author's */
  except?: string | null;
}

type Whose = Pick<ListPart<unknown>, 'by' | 'except'>;

/** Restricts the posts of a part by author; it follows other conditions. @param author a column, e.g. `p.author_id` */
export function byWhom({ by, except }: Whose, author: string): RawBuilder<unknown> {
  if (by !== undefined) return sql`and ${sql.ref(author)} = ${by}::uuid`;
  return except ? sql`and ${sql.ref(author)} <> ${except}::uuid` : sql``;
}

/** Restricts posts `p` to those at a part's place by id; it follows other conditions. */
export function idPlace(part: ListPart<string>): RawBuilder<unknown> {
  return part.place === null ? sql`` : sql`and p.id ${behind(part)} ${part.place}::uuid`;
}

/** The same by a number and id. */
export function hotPlace(part: ListPart<HotPlace>, number = 'p.hot', id = 'p.id'): RawBuilder<unknown> {
  if (part.place === null) return sql``;
  const row = sql`(${sql.ref(number)}, ${sql.ref(id)})`;
  return sql`and ${row} ${behind(part)} (${part.place.hot}::float8, ${part.place.id}::uuid)`;
}

const behind = ({ by }: Whose) => (by === undefined ? sql`<` : sql`<=`);
