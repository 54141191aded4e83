import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listComments } from '@/lib/server/comments/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { db, pool } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { getFeed, listRecommendedPosts } from '@/lib/server/feed/service';
import { exploreUsers, listSuggestedUsers } from '@/lib/server/members/people';
import { getNotifications, getUnreadCount } from '@/lib/server/notifications/service';
import { explorePosts, listPosts } from '@/lib/server/posts/lists';
import { exploreDigitalProducts } from '@/lib/server/products/lists';
import { searchPosts, searchUsers } from '@/lib/server/search/service';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';

/**
 * What blocks cost in a store with many of them: almost nothing for a member who has none, and one look-up a row for a
 * member who has many. The test counts look-ups, not milliseconds.
 */
const PAGE = { limit: 20 };
let free: Member;
let busy: Member;
let post: string;

beforeAll(async () => {
  [free, busy] = await Promise.all([makeMember(), makeMember()]);
  // Several statements: each name and text is entered into the search, and a statement has 14 seconds.
  for (let from = 1000; from < 7000; from += 1500)
    await sql`insert into users (id, name, handle, handle_skeleton, followers_count, posts_count, created_at,
        updated_at, notifications_seen_at)
      select gen_random_uuid(), 'عضو ' || i, 'p' || i, 'p' || i, i % 700, 4, ${NOW}::timestamptz, ${NOW}::timestamptz, ${NOW}::timestamptz
      from generate_series(${from}::int, ${from + 1499}::int) i`.execute(db());
  for (let round = 0; round < 4; round++)
    await sql`insert into posts (id, author_id, text, hot, created_at)
      select gen_random_uuid(), id, 'كلام عن التصميم', random() * 100, ${NOW}::timestamptz from users`.execute(
      db(),
    );
  for (const { id } of [free, busy]) {
    await sql`insert into follows (id, follower_id, followee_id, created_at)
      select gen_random_uuid(), ${id}::uuid, id, ${NOW}::timestamptz from users where handle like 'p1%' limit 300`.execute(
      db(),
    );
    await sql`insert into notifications (id, user_id, kind, actor_id, group_key, sort_id, created_at)
      select gen_random_uuid(), ${id}::uuid, 'follow', id, id::text, gen_random_uuid(), ${NOW}::timestamptz
      from users where handle like 'p2%' limit 400`.execute(db());
  }
  await sql`insert into notification_actors select id, actor_id from notifications`.execute(db());
  for (const [table, one, other] of [
    ['blocks', 'blocker_id', 'blocked_id'],
    ['mutes', 'muter_id', 'muted_id'],
  ] as const) {
    const into = sql`insert into ${sql.ref(table)} (id, ${sql.ref(one)}, ${sql.ref(other)}, created_at)`;
    await sql`${into} select gen_random_uuid(), a.id, b.id, ${NOW}::timestamptz from users a, users b
      where a.handle like 'p30%' and b.handle like 'p40%'`.execute(db());
    await sql`${into} select gen_random_uuid(), ${busy.id}::uuid, id, ${NOW}::timestamptz from users
      where handle like 'p2_0%' or handle like 'p50%'`.execute(db());
    await sql`${into} select gen_random_uuid(), id, ${busy.id}::uuid, ${NOW}::timestamptz from users where handle like 'p60%'`.execute(
      db(),
    );
  }
  // Of a member without blocks, whose post does not hide comments from everybody.
  const { rows } = await sql<{ id: string }>`select p.id from posts p join users u on u.id = p.author_id
    where u.handle = 'p1000' limit 1`.execute(db());
  post = rows[0]?.id ?? '';
  await sql`insert into comments (id, post_id, author_id, text, created_at)
    select gen_random_uuid(), ${post}::uuid, id, 'رأي', ${NOW}::timestamptz from users limit 500`.execute(
    db(),
  );
  await sql`analyze`.execute(db());
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Loops': number;
  Plans?: Node[];
}

/** Every node of every plan of the statements of a read, planned for any viewer as prepared statements are. */
async function plansOf(read: (ctx: MemberCtx) => Promise<unknown>, { ctx }: Member): Promise<Node[]> {
  const sent: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool: pool() });
  const recorded = new Kysely<DB>({ dialect, log: ({ query }) => void sent.push(query) });
  await read({ ...ctx, db: recorded });
  expect(sent.length).toBeGreaterThan(0);
  const nodes: Node[] = [];
  await db()
    .connection()
    .execute(async (own) => {
      await sql`set plan_cache_mode = force_generic_plan`.execute(own);
      for (const { sql: text, parameters } of sent) {
        const raw = {
          ...sql`select`.compile(own),
          sql: `explain (analyze, format json) ${text}`,
          parameters,
        };
        const { rows } = await own.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(raw);
        nodes.push(...flat(rows[0]?.['QUERY PLAN'][0]?.Plan));
      }
      await sql`reset plan_cache_mode`.execute(own);
    });
  return nodes;
}

function flat(node: Node | undefined): Node[] {
  return node ? [node, ...(node.Plans ?? []).flatMap(flat)] : [];
}

const reads: [name: string, read: (ctx: MemberCtx) => Promise<unknown>][] = [
  ['the feed', (ctx) => getFeed(ctx, PAGE)],
  ['recommended posts', (ctx) => listRecommendedPosts(ctx, PAGE)],
  ['explore', (ctx) => explorePosts(ctx, PAGE)],
  ['public posts', (ctx) => listPosts(ctx, PAGE)],
  ['products', (ctx) => exploreDigitalProducts(ctx, { ...PAGE, sort: 'popular' })],
  ['people', (ctx) => exploreUsers(ctx, PAGE)],
  ['suggestions', (ctx) => listSuggestedUsers(ctx, PAGE)],
  ['search for posts', (ctx) => searchPosts(ctx, { q: 'التصميم', ...PAGE })],
  ['search for people', (ctx) => searchUsers(ctx, { q: 'عضو', ...PAGE })],
  ['comments', (ctx) => listComments(ctx, { type: 'posts', id: post }, PAGE)],
  ['notifications', (ctx) => getNotifications(ctx, PAGE)],
  ['the number of unread notifications', (ctx) => getUnreadCount(ctx)],
];
const ofLimits = (nodes: Node[]) =>
  nodes.filter((node) => /^(blocks|mutes)/.test(node['Relation Name'] ?? node['Index Name'] ?? ''));

describe.each(reads)('a read of %s', (_, read) => {
  it('checks for blocks and mutes only once when the member has none', async () => {
    const looked = ofLimits(await plansOf(read, free));
    expect(looked.length).toBeGreaterThan(0);
    const loops = looked.map((node) => node['Actual Loops']);
    expect(Math.max(...loops)).toBeLessThanOrEqual(1);
    expect(looked.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });

  it('finds blocks and mutes by an index when the member has many', async () => {
    const scans = ofLimits(await plansOf(read, busy)).filter((node) => node['Node Type'] === 'Seq Scan');
    // Older planners hash the whole table instead: then once for the statement, and never for each of its rows.
    const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(db());
    const scansAllowed = Number(rows[0]?.server_version_num) < 180_000 ? 1 : 0;
    for (const scan of scans) expect(scan['Actual Loops']).toBeLessThanOrEqual(scansAllowed);
  });
});
