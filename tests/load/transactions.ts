import type pg from 'pg';
import { newId } from '@/lib/server/ids';

// Yardsticks for writes: the least that a comment and a purchase must write, through `pg` and nothing else, on their
// own tables in the same store, forced to disk like the app's.
const TABLES = `
  create table bare_comments (id uuid primary key, post_id uuid, author_id uuid, text text);
  create table bare_counters (id int primary key, count int not null);
  create table bare_orders (id uuid primary key, buyer_id uuid, total bigint, status text);
  create table bare_lines (order_id uuid primary key, product_id uuid, amount bigint);
  create table bare_payments (id uuid primary key, order_id uuid, amount bigint);
  create table bare_postings (id uuid primary key, order_id uuid, account int, amount bigint);
  insert into bare_counters select i, 0 from generate_series(0, 999) i;`;

type Statement = [text: string, values: unknown[]];
const count = (): Statement => [
  'update bare_counters set count = count + 1 where id = $1',
  [Math.floor(Math.random() * 1000)],
];

function comment(): Statement[] {
  const row = [newId(), newId(), newId(), 'تعليق قصير على منشور جميل'];
  return [['insert into bare_comments values ($1, $2, $3, $4)', row], count()];
}

function checkout(): Statement[] {
  const order = newId();
  return [
    ['insert into bare_orders values ($1, $2, $3, $4)', [order, newId(), 900, 'paid']],
    ['insert into bare_lines values ($1, $2, $3)', [order, newId(), 900]],
    ['insert into bare_payments values ($1, $2, $3)', [newId(), order, 900]],
    ['insert into bare_postings values ($1, $2, $3, $4)', [newId(), order, 1, 900]],
    ['insert into bare_postings values ($1, $2, $3, $4)', [newId(), order, 2, -900]],
    count(),
  ];
}

/** Bare transactions over a pool. */
export async function bareTransactions(pool: pg.Pool) {
  await pool.query(TABLES);
  const run = (statements: () => Statement[]) => async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [text, values] of statements()) await client.query({ name: text, text, values });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  return { comment: run(comment), checkout: run(checkout) };
}
