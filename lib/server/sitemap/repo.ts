import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export const KINDS = ['products', 'people', 'posts'] as const;
export type Kind = (typeof KINDS)[number];

export interface AddressRow {
  id: string;
  /** a product's title; otherwise empty */
  title: string;
  changed_at: Date;
}

// What search engines should know about each kind.
const ROWS = {
  products: sql`select p.id, p.title, p.updated_at as changed_at from products p join users u on u.id = p.owner_id
    where p.status = 'published' and u.status = 'active'`,
  people: sql`select p.id, '' as title, p.updated_at as changed_at from users p
    where p.status = 'active' and (p.posts_count > 0 or p.products_count > 0)`,
  posts: sql`select p.id, '' as title, coalesce(p.edited_at, p.created_at) as changed_at from posts p
    join users u on u.id = p.author_id
    where p.status = 'published' and p.audience = 'public' and u.status = 'active'`,
} satisfies Record<Kind, unknown>;

/** The first id of each part of a kind, for parts of this size. */
export async function listPartStarts(db: Db, kind: Kind, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as number from (${ROWS[kind]}) as shown) as numbered
    where (number - 1) % ${size}::int = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The addresses of one part of a kind, from an id on. */
export async function listPart(db: Db, kind: Kind, from: string, size: number): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    ${ROWS[kind]} and p.id >= ${from}::uuid order by p.id limit ${size}::int`.execute(db);
  return rows;
}
