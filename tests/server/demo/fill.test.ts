import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { kindNameOf } from '@/lib/contract/kinds/types';
import { db } from '@/lib/server/db/client';
import { DEMO_OPERATOR_SECRET, demoOperatorSecret } from '@/lib/server/demo/accounts';
import { fillDemo } from '@/lib/server/demo/fill';
import { ctxOf } from '@/lib/server/demo/people-factory';
import * as rendering from '@/lib/server/demo/pictures/render';
import { env } from '@/lib/server/env';
import { getWaiting } from '@/lib/server/operator/waiting-work';
import { contradictions } from '@/tests/model/always-true';
import { loadCities } from '@/tests/setup/cities';
import { NOW } from '@/tests/setup/clock';
import { wronglyTurned } from '@/tests/setup/reversals';
import { backupTests } from './backup-tests';
import { worldTests } from './world-tests';

// A real provider is set up, but its server does not answer: the demo must not use it.
beforeAll(async () => {
  await loadCities();
  Object.assign(env(), {
    PAYMENT_GATEWAYS: ['stripe'],
    STRIPE_SECRET_KEY: 'sk_test_demo',
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: 1,
    STRIPE_API_PROTOCOL: 'http',
  });
  // Drawing pixels takes half of the time. The apps of the HTTP and browser tests fill the demo with its real pictures.
  vi.spyOn(rendering, 'render').mockResolvedValue({ width: 8, height: 6, data: Buffer.alloc(8 * 6 * 4) });
  await fillDemo();
}, 120_000);

describe('the world of the demo', worldTests);
// The embedded server comes without pg_dump.
describe.runIf(process.env.TEST_DATABASE_URL)('a backup of the demo', backupTests);

/** In the text of a query. */
const now = `timestamptz '${NOW.toISOString()}'`;
const rows = async <Row = unknown>(query: string) => (await sql.raw<Row>(query).execute(db())).rows;

describe('the demo', () => {
  it('fills in the second factor of its operator, and of nobody else', async () => {
    Object.assign(env(), { DEMO: true });
    const users = await db()
      .selectFrom('users')
      .select(['id', 'email'])
      .where('is_demo', '=', true)
      .execute();
    const filledIn = await Promise.all(users.map(({ id }) => demoOperatorSecret(ctxOf(db(), { id }))));
    expect(filledIn.filter(Boolean)).toEqual([DEMO_OPERATOR_SECRET]);
    expect(users[filledIn.findIndex(Boolean)]?.email).toBe('admin@demo.qeema.example');
  });

  it('is paid by sandbox and bank transfer, although the shop is set up with Stripe', async () => {
    expect(await rows('select distinct gateway from payments order by gateway')).toEqual([
      { gateway: 'bank_transfer' },
      { gateway: 'sandbox' },
    ]);
    expect(env().PAYMENT_GATEWAYS).toEqual(['stripe']);
  });

  it('has every type of product, each published with cover and content', async () => {
    expect(await rows('select distinct type from products')).toHaveLength(10);
    expect(
      await rows(`select id from products p where status <> 'published' or cover_id is null
      or not exists (select from product_files f where f.product_id = p.id)
      and not exists (select from booking_offers o where o.product_id = p.id)
      and not exists (select from workshop_dates d where d.product_id = p.id)
      and not exists (select from workshop_assessments x where x.product_id = p.id)
      and not exists (select from course_lessons l where l.product_id = p.id and l.shown_at is not null)`),
    ).toEqual([]);
  });

  it('has courses with films, sounds, texts, files and quizzes, and buyers who are in the middle of one', async () => {
    expect(await rows('select distinct type from course_lessons')).toHaveLength(5);
    expect(await rows('select from lesson_progress where completed_at is not null limit 1')).toHaveLength(1);
  });

  it('has a quiz that somebody failed, then passed', async () => {
    expect(
      await rows(`select number, is_passed from quiz_attempts
      where quiz_id in (select quiz_id from course_lessons) order by number`),
    ).toEqual([
      { number: 1, is_passed: false },
      { number: 2, is_passed: true },
    ]);
  });

  it('has a workshop with dates ahead, and with people who were there', async () => {
    expect(await rows(`select from workshop_dates where starts_at > ${now}`)).toHaveLength(2);
    expect(await rows(`select from workshop_seats where attendance = 'present' limit 1`)).toHaveLength(1);
    expect(
      await rows(`select is_passed from quiz_attempts a
        join workshop_assessments x on x.quiz_id = a.quiz_id and x.placed = 'after' order by is_passed`),
    ).toEqual([{ is_passed: false }, { is_passed: true }]);
  });

  it('has an assessment without a date, which one passed and another did not', async () => {
    expect(
      await rows(`select p.status, a.is_passed from workshops w
        join products p on p.id = w.product_id join workshop_assessments x on x.product_id = p.id
        join quiz_attempts a on a.quiz_id = x.quiz_id join entitlements e on e.id = a.entitlement_id
        where not w.is_dated order by a.is_passed`),
    ).toEqual([
      { status: 'published', is_passed: false },
      { status: 'published', is_passed: true },
    ]);
  });

  it('has booked times of both kinds: one tomorrow, and others that are over', async () => {
    const types = await rows(`select distinct p.type from bookings b join booking_slots s on s.id = b.slot_id
      join products p on p.id = s.product_id where b.state = 'confirmed' and s.ends_at < ${now} or s.starts_at > ${now}`);
    expect(types).toHaveLength(2);
    const day = (moment: string) => `(${moment} at time zone 'UTC' + interval '3 hours')::date`;
    const lessons = (days: string) =>
      rows(`select from bookings b join booking_slots s on s.id = b.slot_id
        where b.state = 'confirmed' and ${day('s.starts_at')} - ${day(now)} ${days} limit 1`);
    expect([await lessons('= 1'), await lessons('< 0')]).toEqual([[{}], [{}]]);
  });

  it('has a booking that waits for its host, and one of which an operator decides who was there', async () => {
    expect(await rows(`select from bookings where accept_by > ${now}`)).toHaveLength(1);
    expect(
      await rows('select from booking_absences where objected_at is not null and outcome is null'),
    ).toHaveLength(1);
  });

  it('has films that show a picture before they play', async () => {
    expect(
      await rows(`select from course_lessons l where type = 'video' and not exists
        (select from lesson_files f where f.lesson_id = l.id and f.place = 'poster')`),
    ).toEqual([]);
  });

  it('has a course that the demo’s member finished, with its certificate', async () => {
    expect(
      await rows(`select c.name_ar, c.title from certificates c join entitlements e on e.id = c.entitlement_id
        join users u on u.id = e.holder_id where u.email = 'huda@demo.qeema.example'`),
    ).toEqual([{ name_ar: 'هدى الشامي', title: 'Git في ساعة واحدة' }]);
  });

  it('has a question under a lesson that is answered, and one that waits', async () => {
    expect(
      await rows(`select l.comments_count, array_agg(c.replies_count order by c.created_at) as answers
        from comments c join course_lessons l on l.id = c.lesson_id where c.parent_id is null group by l.id`),
    ).toEqual([{ comments_count: 3, answers: [1, 0] }]);
  });

  it('has a message to all learners of a course, and notices of it', async () => {
    expect(
      await rows(`select m.readers_count = (select count(*) from notifications where kind = 'course_message') as told
        from course_messages m`),
    ).toEqual([{ told: true }]);
  });

  it('has people whose cities are all in the list of cities', async () => {
    expect(await rows('select handle, city from users where city is not null and city_id is null')).toEqual(
      [],
    );
    expect(await rows('select id from users where city_id is not null')).not.toEqual([]);
  });

  it('has counters of comments, saves, reactions, follows, posts and sales that match the rows', async () => {
    expect(
      await rows(`select id from posts p where comments_count <> (select count(*) from comments c
      where c.post_id = p.id) or saves_count <> (select count(*) from saves s where s.post_id = p.id)`),
    ).toEqual([]);
    expect(
      await rows(`select id from posts p where reactions_perfect + reactions_love + reactions_unclear
      + reactions_fantastic + reactions_surprise + reactions_clap
      <> (select count(*) from reactions r where r.post_id = p.id)`),
    ).toEqual([]);
    expect(
      await rows(`select id from users u where followers_count <> (select count(*) from follows
      where followee_id = u.id) or posts_count <> (select count(*) from posts where author_id = u.id)`),
    ).toEqual([]);
    expect(
      await rows(`select id from products p where sales_count <> (select count(*) from entitlements e
      where e.product_id = p.id and e.status <> 'revoked')`),
    ).toEqual([]);
  });

  it('has a balanced ledger, with pending and available money', async () => {
    expect(await rows('select journal_id from postings group by journal_id having sum(amount) <> 0')).toEqual(
      [],
    );
    expect(
      await rows(`select a.id from ledger_accounts a where balance <>
      (select coalesce(sum(amount), 0) from postings where account_id = a.id)`),
    ).toEqual([]);
    expect(await rows(`select id from ledger_accounts where kind = 'available' and balance > 0`)).not.toEqual(
      [],
    );
    expect(await rows(`select id from ledger_accounts where kind = 'pending' and balance > 0`)).not.toEqual(
      [],
    );
  });

  it('has a company with members, a planned change of share, a waiting invitation and split sales', async () => {
    expect(
      await rows('select status, count(*)::int as n from company_members group by 1 order by 1'),
    ).toEqual([
      { status: 'active', n: 3 },
      { status: 'invited', n: 1 },
    ]);
    expect(await rows(`select id from company_shares where from_at > ${now}`)).toHaveLength(1);
    expect(
      await rows(`select order_line_id from holds group by 1 having count(*) = 4 and sum(amount) =
      (select amount - fee_amount from order_lines where id = order_line_id)`),
    ).not.toEqual([]);
  });

  it('has payouts in four different states', async () => {
    expect(await rows('select distinct status from payouts')).toHaveLength(4);
  });

  it('has work in every queue of the operator, and refunds and disputes in every state', async () => {
    const states = async (table: string) =>
      (await rows(`select distinct status from ${table} order by 1`)).map(
        (row) => (row as { status: string }).status,
      );
    expect(await states('refunds')).toEqual(['declined', 'failed', 'requested', 'succeeded']);
    expect(await states('disputes')).toEqual(['lost', 'open', 'won']);
    expect(await states('transfer_receipts')).toEqual(['approved', 'rejected', 'submitted']);
    expect(await states('identity_checks')).toEqual(['approved', 'rejected', 'submitted']);
    expect(await states('inbound_events')).toEqual(['dead', 'handled']);
    expect(await rows('select id from payouts where returned_at is not null')).toHaveLength(1);
    expect(await rows('select id from payout_methods where held_at is not null')).toEqual([]);
    expect(
      (await rows('select month from revenue_months where closed_at is not null')).length,
    ).toBeGreaterThan(1);
    const closed = `select 1 from revenue_reports r join users u on u.id = r.user_id
      where u.handle = 'sara_designs' and month = (select max(month) from revenue_months where closed_at is not null)`;
    expect(await rows(closed)).toHaveLength(1);
    const operator = (await rows("select id from users where role = 'ADMIN'"))[0] as { id: string };
    const { pages } = await getWaiting(ctxOf(db(), { ...operator, role: 'ADMIN' }));
    expect(Object.keys(pages).sort()).toEqual([
      'absences',
      'disputes',
      'identity',
      'payouts',
      'receipts',
      'refunds',
      'tips',
      'webhooks',
    ]);
  });

  it('speaks of files only in refunds and disputes of products with files', async () => {
    const types = await rows<{
      type: string;
    }>(`select distinct p.type from order_lines l join products p on p.id = l.product_id
      where l.id in (select rl.order_line_id from refund_lines rl join refunds r on r.id = rl.refund_id
          where r.status in ('requested', 'declined') and r.note <> '')
        or l.order_id in (select order_id from disputes where status = 'open')`);
    expect(types.length).toBeGreaterThan(0);
    expect(types.filter(({ type }) => kindNameOf(type) !== 'files')).toEqual([]);
  });

  it('passes the self check, and every sandbox payment also succeeded at its gateway', async () => {
    const [check] = (await rows('select broken, results from self_checks')) as { broken: number }[];
    expect(check).toMatchObject({ broken: 0 });
    expect(await contradictions()).toEqual({});
    expect(await wronglyTurned()).toEqual([]);
    expect(
      await rows(`select p.id from payments p join sandbox_intents i on i.id = p.gateway_ref
        where p.gateway = 'sandbox' and p.status = 'succeeded' and i.status <> 'succeeded'`),
    ).toEqual([]);
  });
});
