import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseLeavers } from '@/lib/server/account/erase';
import { db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { makeEntitlement } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { inErasingOrder, personalData } from '@/lib/server/personal-data/registry';
import { NOW } from '@/tests/setup/clock';
import { makeCourse } from '@/tests/setup/course';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { makeShop } from '@/tests/setup/shop';
import { placeOrder } from '@/tests/setup/trade';

type Values = Record<string, unknown>;
const now = NOW;
const MONTH = '2026-01';

/** A row of each table whose rows are deleted with a member, of either side where there are two. */
async function rowsFor(me: string, other: string): Promise<[table: string, values: Values][]> {
  const [mine, theirs] = [{ user_id: me }, await makePost(db(), { authorId: other })];
  await sql`update posts set reactions_love = 1, saves_count = 1, shares_count = 1 where id = ${theirs.id}`.execute(
    db(),
  );
  await sql`update users set followers_count = followers_count + 1, following_count = following_count + 1
    where id = ${other}`.execute(db());
  const rating = newId();
  await sql`insert into evaluations (id, post_id, author_id, rating, created_at, updated_at)
    values (${rating}, ${theirs.id}, ${other}, 4, ${now}, ${now})`.execute(db());
  const own = () => ({ id: newId(), ...mine });
  const shop = await makeShop();
  const { payment } = await placeOrder(shop.buyer.token, shop.product);
  const course = await makeCourse({ id: other });
  const bought = await makeEntitlement(db(), me, course.id);
  const [quizId, attempt] = [newId(), { number: 1, started_at: now, pass_percent: 70, total: 100 }];
  await sql`insert into quizzes (id, updated_at) values (${quizId}, ${now})`.execute(db());
  const [toMe, ofMe, theirMessage] = [newId(), newId(), newId()];
  const message = { product_id: course.id, body: 'أهلًا', readers_count: 1, sent_at: now };
  const subject = { type: 'posts', id: theirs.id } as const;
  const said = await makeComment(db(), { subject, authorId: other });
  const notice = { kind: 'system', sort_id: newId(), group_key: newId() };
  return [
    ['first_steps', { ...mine, at: 'people' }],
    [
      'identities',
      {
        ...mine,
        issuer: 'x',
        subject: me,
        provider: 'google',
        email: 'a@b.example',
        created_at: now,
        last_used_at: now,
      },
    ],
    ['sessions', { ...own(), expires_at: now }],
    [
      'one_time_tokens',
      { ...mine, hash: me, purpose: 'verify_email', target: 'a@b.example', created_at: now, expires_at: now },
    ],
    [
      'one_time_codes',
      { ...mine, purpose: 'change_phone', phone: '+966500000000', hash: 'x', expires_at: now },
    ],
    ['second_factors', { ...mine }],
    ['recovery_codes', { ...mine, hash: me }],
    ['idempotency_keys', { ...mine, key: 'a-key-of-mine', request_hash: 'x', status: 200, body: '{}' }],
    ['company_profiles', { ...mine }],
    ['reactions', { ...mine, post_id: theirs.id, name: 'love' }],
    ['saves', { ...own(), post_id: theirs.id }],
    ['shares', { ...mine, post_id: theirs.id }],
    ['evaluation_replies', { evaluation_id: rating, author_id: me, text: 'شكرًا', created_at: now }],
    ['evaluation_votes', { evaluation_id: rating, user_id: me, is_helpful: true, created_at: now }],
    ['follows', { id: newId(), follower_id: me, followee_id: other }],
    ['follows', { id: newId(), follower_id: other, followee_id: me }],
    ['tip_choices', { user_id: me }],
    ['blocks', { id: newId(), blocker_id: me, blocked_id: other }],
    ['blocks', { id: newId(), blocker_id: other, blocked_id: me }],
    ['mutes', { id: newId(), muter_id: me, muted_id: other }],
    ['mutes', { id: newId(), muter_id: other, muted_id: me }],
    ['notification_choices', { ...mine, kind: 'system', in_app: true, email: true }],
    ['notifications', { ...notice, id: toMe, user_id: me, actor_id: other }],
    ['notifications', { ...notice, id: ofMe, user_id: other, actor_id: me }],
    ['notification_actors', { notification_id: toMe, actor_id: other }],
    ['notification_actors', { notification_id: ofMe, actor_id: me }],
    ['uploads', { id: newId(), owner_id: me, bytes: 1, started_at: now }],
    ['carts', own()],
    [
      'card_tries',
      { id: newId(), ref: me, payment_id: payment?._id, payer_id: me, state: 'refused', asked_at: now },
    ],
    [
      'payout_methods',
      {
        ...own(),
        type: 'connected-account',
        account_ref: me,
        is_default: false,
        usable_at: now,
        created_at: now,
      },
    ],
    ['payout_schedules', { ...mine, schedule: 'monthly', updated_at: now }],
    ['connected_accounts', { ...mine, gateway: 'x', account_ref: me, told_at: now, created_at: now }],
    ['identity_checks', { ...own(), submitted_at: now }],
    ['setup_steps', { ...mine, step: 'start_business' }],
    ['view_counts', { owner_id: me, kind: 'shop', day: '2026-01-01', source: 'direct', views: 1 }],
    [
      'revenue_acts',
      {
        actor_id: me,
        author_id: other,
        post_id: theirs.id,
        kind: 'save',
        month: MONTH,
        points: 1,
        counted: 1,
      },
    ],
    [
      'certificates',
      {
        entitlement_id: bought,
        code: me
          .replace(/[^2-9a-f]/g, '')
          .padEnd(20, 'z')
          .slice(0, 20),
        name_ar: 'سارة',
        title: 'دورة',
        creator: 'نورة',
        seconds: 0,
        issued_on: '2026-11-24',
      },
    ],
    ['comment_reports', { comment_id: said.id, reporter_id: me, reported_at: now }],
    ['course_openings', { id: newId(), entitlement_id: bought, opened_by: other, opened_at: now }],
    ['course_messages', { ...message, id: newId(), sender_id: me }],
    ['course_messages', { ...message, id: theirMessage, sender_id: other }],
    ['course_message_readers', { message_id: theirMessage, entitlement_id: bought }],
    ['course_message_reports', { message_id: theirMessage, reporter_id: me, reported_at: now }],
    ['lesson_progress', { entitlement_id: bought, lesson_id: course.lessonId, reported_at: now }],
    [
      'lesson_notes',
      {
        entitlement_id: bought,
        id: randomUUID(),
        lesson_id: course.lessonId,
        text: 'لي',
        created_at: now,
        updated_at: now,
      },
    ],
    ['quiz_attempts', { ...attempt, id: newId(), quiz_id: quizId, entitlement_id: bought }],
    ['quiz_extras', { quiz_id: quizId, entitlement_id: bought, minutes: 5 }],
    ['podcast_feeds', { entitlement_id: bought, token: me.padEnd(32).slice(0, 32), created_at: now }],
    ['booking_feeds', { host_id: me, token: me.padEnd(32).slice(0, 32), created_at: now }],
    ['booking_calendars', { host_id: me, url: 'https://calendar.example/busy.ics' }],
    ['exports', { ...own(), locale: 'ar', requested_at: now }],
  ];
}

/** How many rows of a table the deletion of a member takes away. */
async function countOf(table: string, gone: string, me: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${sql.table(table)} t, (select ${me}::uuid as me) who where ${sql.raw(gone)}`.execute(db());
  return rows[0]?.count ?? 0;
}

const goneTables = personalData().flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, answer]) =>
    'gone' in answer ? [{ table, gone: answer.gone }] : [],
  ),
);

/** Those of these tables that have no row of a member. */
async function empties(me: Member): Promise<string[]> {
  const counted = goneTables.map(
    async ({ table, gone }) => [table, await countOf(table, gone, me.id)] as const,
  );
  return (await Promise.all(counted)).filter(([, count]) => count === 0).map(([table]) => table);
}

/** Returns NOW for each time that a table wants. */
async function timesOf(table: string): Promise<Values> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
      and data_type = 'timestamp with time zone'`.execute(db());
  return Object.fromEntries(rows.map(({ name }) => [name, now]));
}

it('deletes a member’s rows of each table whose rows go, and nobody else’s', async () => {
  const [leaver, stays, other] = [await makeMember(), await makeMember(), await makeMember()];
  await sql`insert into revenue_months (month, currency, fees, owed, pool_bps, rule, added, left_over, pool, points, members, begun_by, begun_at)
    values (${MONTH}, 'USD', 0, 0, 0, '{}', 0, 0, 0, 0, 0, 'x', ${now})`.execute(db());
  const planted = new Set<string>();
  for (const { id } of [leaver, stays])
    for (const [table, values] of await rowsFor(id, other.id)) {
      planted.add(table);
      await db()
        .insertInto(table as never)
        .values({ ...(await timesOf(table)), ...values } as never)
        .execute();
    }
  // Codes go with the second factor: a foreign key does it.
  const names = goneTables.map(({ table }) => table);
  expect([...planted].filter((table) => !names.includes(table))).toEqual(['recovery_codes']);
  expect(await empties(leaver)).toEqual([]);
  await db()
    .updateTable('users')
    .set({ status: 'deletion_requested', deletion_requested_at: new Date(0) })
    .where('id', '=', leaver.id)
    .execute();
  await eraseLeavers(guestCtx(db()));
  expect(await empties(leaver)).toEqual(names);
  expect(await countOf('recovery_codes', 't.user_id = me', leaver.id)).toBe(0);
  expect(await empties(stays)).toEqual([]);
  const counted = db().selectFrom('users').select(['followers_count', 'following_count']);
  expect(await counted.where('id', '=', other.id).execute()).toEqual([
    { followers_count: 1, following_count: 1 },
  ]);
});

it('erases each entry once, the person’s row and their files after all others', () => {
  const names = inErasingOrder().map(({ tables }) => Object.keys(tables)[0]);
  expect(names.slice(-2)).toEqual(['users', 'files']);
  expect(new Set(inErasingOrder())).toEqual(new Set(personalData()));
  expect(names).toHaveLength(personalData().length);
});
