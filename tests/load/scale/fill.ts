import pg from 'pg';
import { courseStatements } from './courses';
import { prepareDraw, type Size } from './draw';
import { marketDraft, productStatements, saleStatements } from './market';
import { noticeStatements } from './notices';
import { peopleStatements } from './people';
import { actStatements, HAS_PICTURE, IS_PAID, postDraft, postStatements } from './posts';

/**
 * The app's own triggers that update what search reads; all others, foreign keys among them, are off while rows are
 * inserted.
 */
const KEPT = {
  posts: 'post_search_refresh',
  products: 'product_search_refresh',
  users: 'user_search_refresh',
};

// Inserts are faster without indexes: minutes instead of an hour for texts. Indexes of constraints stay.
const DROPPED = `
  select n.indexrelid::regclass::text as name, pg_get_indexdef(n.indexrelid) as definition from pg_index n
  join pg_class t on t.oid = n.indrelid and t.relnamespace = 'public'::regnamespace
  where not exists (select from pg_constraint c where c.conindid = n.indexrelid)
  order by t.relname = 'post_search' desc, t.relname = 'reactions' desc`;

/**
 * Fills a migrated, empty store by SQL alone with people, posts, products and everything that belongs to them: a few
 * have most of everything. Counters and running balances match the rows, and the app's triggers make the search texts.
 * The same size and time give the same store.
 * @param connectionString of a superuser, as triggers are off meanwhile
 */
export async function fillStore(connectionString: string, size: Size, now: Date): Promise<void> {
  const [one, other] = await Promise.all([open(connectionString), open(connectionString)]);
  try {
    const { rows: indexes } = await one.query<{ name: string; definition: string }>(DROPPED);
    for (const { name } of indexes) await one.query(`drop index ${name}`);
    await turnTriggers(one, 'enable always trigger');
    await prepareDraw(one, size);
    await run(one, [...postDraft(size, now), ...marketDraft(size, now), ...peopleStatements(size, now)]);
    await run(one, pictures(size));
    // Two at once, for two processors.
    await Promise.all([
      run(one, postStatements(size)),
      run(other, [
        ...actStatements(size),
        ...productStatements(size, now),
        ...saleStatements(),
        ...courseStatements(size),
        ...noticeStatements(now),
      ]),
    ]);
    await turnTriggers(one, 'enable trigger');
    const wanted = indexes.map(({ definition }) => definition);
    await Promise.all([one, other].map((client) => runAny(client, wanted)));
    await one.query('drop schema scale cascade');
    await one.query('vacuum analyze');
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

/** A picture for each post that has one, and fifty that products and lessons share. */
const pictures = ({ posts }: Size): string[] => [
  `insert into files (id, owner_id, purpose, storage_key, name, mime, size, width, height, widths, sha256,
      created_at)
    select scale.id('picture', p.n, 0), (select id from scale.people where n = 1), 'image', 'picture' || p.n, 'a.webp',
      'image/webp', 1, 1280, 960, '{160,320,640,1280}', '', scale.at(0)
    from generate_series(1, ${posts}) as p (n) where p.n <= 50 or ${HAS_PICTURE} or ${IS_PAID}`,
];

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query(`set synchronous_commit = off`);
  await client.query(`set work_mem = '256MB'`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  return client;
}

async function turnTriggers(client: pg.Client, how: string): Promise<void> {
  for (const [table, trigger] of Object.entries(KEPT))
    await client.query(`alter table ${table} ${how} ${trigger}`);
}

async function run(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/** Runs the next of `statements` until none is left. */
async function runAny(client: pg.Client, statements: string[]): Promise<void> {
  for (let next = statements.shift(); next !== undefined; next = statements.shift()) await client.query(next);
}
