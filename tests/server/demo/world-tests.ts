import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { MINUTE } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';

async function rows<T = Record<string, unknown>>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(db())).rows;
}

/** Times that are planned, promised or expire: they are rightly in the future. */
const AHEAD = new Set([
  'workshop_dates.starts_at',
  'workshop_dates.ends_at',
  'booking_slots.starts_at',
  'booking_slots.ends_at',
  'booking_clocks.starts_at',
  'company_shares.from_at',
  'holds.release_at',
  'orders.expires_at',
  'booking_packages.ends_at',
  'bookings.accept_by',
  'booking_absences.answer_by',
  'disputes.answer_by',
]);

/** Tests of what the filled demo looks like to whoever reads it; `fill.test.ts` has filled it. */
export function worldTests(): void {
  it('has nothing that happened in the future, in any table', async () => {
    const columns = await rows<{ name: string; column: string }>(`
      select c.table_name as name, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.table_name <> 'schema_migrations' and t.table_type = 'BASE TABLE'
        and c.data_type like 'timestamp%'`);
    expect(columns.length).toBeGreaterThan(60);
    const late: string[] = [];
    for (const { name, column } of columns) {
      const [found] = await rows<{ n: number }>(
        `select count(*)::int as n from "${name}" where "${column}" > '${fromNow(MINUTE).toISOString()}'`,
      );
      if (found?.n && !AHEAD.has(`${name}.${column}`)) late.push(`${name}.${column}: ${found.n}`);
    }
    expect(late).toEqual([]);
  });

  it.each([
    [
      'joined before they put anything on the market',
      `select p.id from products p join users u on u.id = p.owner_id where p.published_at <= u.created_at`,
    ],
    [
      'looked at a product only when it was on the market',
      `select v.day from view_counts v join products p on p.id = v.product_id where v.day < p.published_at::date`,
    ],
    [
      'bought a product only when it was on the market and they had joined',
      `select e.id from entitlements e join products p on p.id = e.product_id join users u on u.id = e.holder_id
      where e.granted_at <= p.published_at or e.granted_at <= u.created_at`,
    ],
    [
      'rated a product only after they had bought it',
      `select r.id from evaluations r left join entitlements e on e.product_id = r.product_id and e.holder_id = r.author_id
      where r.product_id is not null and (e.id is null or r.created_at <= e.granted_at)`,
    ],
    [
      'commented only after they had joined and what they wrote about was public',
      `select c.id from comments c left join posts p on p.id = c.post_id left join products g on g.id = c.product_id
      join users u on u.id = c.author_id
      where c.created_at <= coalesce(p.created_at, g.published_at) or c.created_at <= u.created_at`,
    ],
    [
      'answered only after the comment was written',
      `select c.id from comments c join comments parent on parent.id = c.parent_id where c.created_at <= parent.created_at`,
    ],
    [
      'followed only members who had joined, after they had joined themselves',
      `select f.follower_id from follows f join users a on a.id = f.follower_id join users b on b.id = f.followee_id
      where f.created_at <= a.created_at or f.created_at <= b.created_at`,
    ],
    [
      'stored a file only after they had joined',
      `select f.id from files f join users u on u.id = f.owner_id where f.created_at < u.created_at`,
    ],
    [
      'were invited to a company only after both had joined, and were paid only after they had joined',
      `select m.id from company_members m join users u on u.id = m.user_id join users c on c.id = m.company_id
      where m.invited_at <= u.created_at or m.invited_at <= c.created_at
      union all select p.id from payouts p join users u on u.id = p.user_id where p.created_at <= u.created_at`,
    ],
  ])('has people who %s', async (_what, query) => {
    expect(await rows(query)).toEqual([]);
  });

  it('has people who never say the same sentence twice, and rate in more than one way', async () => {
    const said = await rows<{ text: string }>(
      `select text from evaluations union all select text from comments union all select text from posts`,
    );
    const sentences = said.flatMap(({ text }) => text.split(/[.!?؟\n]+/).map((part) => part.trim()));
    const long = sentences.filter((part) => part.length > 12);
    expect(long.length).toBeGreaterThan(150);
    expect(long.filter((part, index) => long.indexOf(part) !== index)).toEqual([]);
    const stars = await rows<{ rating: number; n: number }>(
      `select rating, count(*)::int as n from evaluations group by 1 order by 1`,
    );
    expect(stars.length).toBeGreaterThanOrEqual(4);
  });

  it('has a picture for everybody, even for the house, and a review for most products', async () => {
    expect(await rows(`select handle from users where profile_pic_id is null`)).toEqual([]);
    const [bare] = await rows<{ n: number }>(
      `select count(*)::int as n from products p where not exists (select from evaluations e where e.product_id = p.id)`,
    );
    expect(bare?.n).toBeLessThan(3);
  });

  it('has ratings of a post and of a product, with answers and votes', async () => {
    const [found] = await rows<{ posts: number; replies: number; votes: number }>(`
      select (select count(*)::int from posts where ratings_count >= 3) as posts,
        (select count(*)::int from evaluation_replies) as replies, (select count(*)::int from evaluation_votes) as votes`);
    expect(found).toEqual({ posts: 1, replies: 2, votes: 3 });
  });

  it('has tips that are thanked for, one without a name, and words that are shown on a post and on a profile', async () => {
    const [found] = await rows<Record<string, number>>(`
      select count(*) filter (where thanked_at is not null)::int as thanked,
        count(*) filter (where named_to = 'nobody')::int as unnamed,
        count(*) filter (where shown_at is not null and post_id is not null)::int as "onPosts",
        count(*) filter (where shown_at is not null and post_id is null)::int as "onProfiles" from tips`);
    expect(found).toEqual({ thanked: 4, unnamed: 1, onPosts: 2, onProfiles: 1 });
  });

  it('describes products with headings and lists, in more than one line', async () => {
    expect(
      await rows(`select title from products where length(description) < 250 or description not like '%## %'
        or description !~ '\n- '`),
    ).toEqual([]);
  });
}
