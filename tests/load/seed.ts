import { sql } from 'kysely';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { popularity } from '@/lib/server/products/popularity';
import { MINUTE } from '@/lib/shared/time';
import { cookieOf } from '@/tests/setup/session-cookie';
import { COMMON, RARE } from './words';

const COMMON_SHARE = 0.1;
const YEAR = 365 * 24 * 60 * MINUTE;

/** The ids that the bench needs from the seeded store. */
export interface Seeded {
  /** follows a hundred people; joined a year ago, so that home is home and not the first steps */
  memberToken: string;
  memberCookie: string;
  buyerTokens: string[];
  postIds: string[];
  products: { id: string; amount: number }[];
}

/** Fills an empty store with people, posts and products of the size in performance.md. */
export async function seed(size: {
  people: number;
  posts: number;
  products: number;
  buyers: number;
}): Promise<Seeded> {
  const people = await makeMany(size.people, () =>
    makeUser(db(), { role: 'CREATOR', headline: words(4), bio: words(12) }),
  );
  const ids = people.map(({ id }) => id);
  const picture = await makePicture(ids[0] ?? '');
  const postIds = await makePosts(ids, picture, size.posts);
  const products = await makeProducts(ids, picture, size.products);
  const member = await makeUser(db(), { name: 'قارئة', created_at: new Date(Date.now() - YEAR) });
  await insertInParts(
    'follows',
    ids.slice(0, 100).map((followee_id) => ({
      id: newId(),
      follower_id: member.id,
      followee_id,
      created_at: new Date(),
    })),
  );
  await db().updateTable('users').set({ following_count: 100 }).where('id', '=', member.id).execute();
  const buyers = await makeMany(size.buyers, () => makeUser(db()));
  const tokens = await makeMany(size.buyers, (i) => makeSession(db(), buyers[i]?.id ?? ''));
  await vacuum();
  const { token, sessionId } = await makeSession(db(), member.id);
  return {
    memberToken: token,
    memberCookie: await cookieOf(sessionId),
    buyerTokens: tokens.map(({ token }) => token),
    postIds,
    products,
  };
}

/**
 * Does at once what autovacuum does after a while: index-only scans need the visibility map, and a statement prepared
 * on an empty table is planned for an empty table until the table is analysed.
 */
export async function vacuum(): Promise<void> {
  await sql`vacuum analyze`.execute(db());
}

/**
 * Runs `work` while everybody has an e-mail address: each purchase then sends a receipt to its buyer and a letter to
 * its seller. Ends when all letters are sent, so that they do not disturb the next case.
 */
export async function withLetters<T>(work: () => Promise<T>): Promise<T> {
  await sql`update users set email = handle || '@qeema.example'`.execute(db());
  const result = await work();
  for (let isWaiting = true; isWaiting; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { rows } = await sql<{ isWaiting: boolean }>`
      select exists (select from graphile_worker._private_jobs) as "isWaiting"`.execute(db());
    isWaiting = rows[0]?.isWaiting ?? false;
  }
  await sql`update users set email = null`.execute(db());
  return result;
}

async function makeMany<T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const part = Math.min(100, count - made.length);
    const first = made.length;
    made.push(...(await Promise.all(Array.from({ length: part }, (_, i) => make(first + i)))));
  }
  return made;
}

async function makePicture(owner_id: string): Promise<string> {
  const id = newId();
  const row = {
    id,
    owner_id,
    purpose: 'image',
    storage_key: id,
    name: 'a.webp',
    mime: 'image/webp',
    size: 1,
    width: 1280,
    height: 960,
    widths: [160, 320, 640, 1280],
    sha256: '',
    created_at: new Date(),
  };
  await db().insertInto('files').values(row).execute();
  return id;
}

async function makePosts(authors: string[], picture: string, count: number): Promise<string[]> {
  const start = Date.now() - count * MINUTE;
  const rows = Array.from({ length: count }, (_, i) => {
    const at = new Date(start + i * MINUTE);
    return {
      id: newId(at),
      author_id: pick(authors),
      text: words(30 + (i % 40)),
      hot: at.getTime() / 45_000_000,
      created_at: at,
    };
  });
  await insertInParts('posts', rows);
  const pictured = rows.filter((_, i) => i % 4 === 0);
  await insertInParts(
    'post_media',
    pictured.map(({ id }) => ({ post_id: id, position: 0, file_id: picture, alt: words(4) })),
  );
  return rows.slice(-200).map(({ id }) => id);
}

async function makeProducts(owners: string[], picture: string, count: number) {
  const start = Date.now() - count * MINUTE;
  const rows = Array.from({ length: count }, (_, i) => {
    const at = new Date(start + i * MINUTE);
    return {
      id: newId(at),
      owner_id: pick(owners),
      type: 'guide_ebook',
      title: words(5),
      description: words(60),
      price_amount: 900 + (i % 40) * 100,
      category_id: 'design',
      cover_id: picture,
      status: 'published',
      hot: popularity({ soldWeight: 0, publishedAt: at, ratingsCount: 0, ratingsSum: 0 }),
      published_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  await insertInParts('products', rows);
  return rows.map(({ id, price_amount }) => ({ id, amount: price_amount }));
}

type Seedable = 'follows' | 'posts' | 'post_media' | 'products';

async function insertInParts(table: Seedable, rows: object[]): Promise<void> {
  for (let i = 0; i < rows.length; i += 500) {
    await db()
      .insertInto(table)
      .values(rows.slice(i, i + 500) as never)
      .execute();
  }
}

const pick = <T>(from: T[]): T => from[Math.floor(Math.random() * from.length)] as T;
const word = () => pick(Math.random() < COMMON_SHARE ? COMMON : RARE);
const words = (count: number) => Array.from({ length: count }, word).join(' ');
