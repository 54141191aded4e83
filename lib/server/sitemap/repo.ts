import 'server-only';
import type { Db } from '@/lib/server/ctx';

/** The newest products on the market. */
export function listProductAddresses(db: Db, limit: number) {
  return db
    .selectFrom('products')
    .select(['id', 'title', 'updated_at as changed_at'])
    .where('status', '=', 'published')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The newest public posts of active members. */
export function listPostAddresses(db: Db, limit: number) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .select((select) => [
      'posts.id',
      select.fn.coalesce('posts.edited_at', 'posts.created_at').as('changed_at'),
    ])
    .where('posts.status', '=', 'published')
    .where('posts.audience', '=', 'public')
    .where('users.status', '=', 'active')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute();
}

/** The most followed members who have something to show. */
export function listPersonAddresses(db: Db, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'updated_at as changed_at'])
    .where('status', '=', 'active')
    .where((where) => where.or([where('posts_count', '>', 0), where('products_count', '>', 0)]))
    .orderBy('followers_count', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
