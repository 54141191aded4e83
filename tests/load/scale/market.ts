import { isSeries, KINDS } from '@/lib/contract/kinds/types';
import { compiler } from '@/lib/server/db/fixed';
import { HALF_LIFE, ONE_AT } from '@/lib/server/products/popularity';
import { popularitySql } from '@/lib/server/products/repo-counts';
import { DAY } from '@/lib/shared/time';
import { oneOf, phrasesOf, READERS, type Size, timesOf } from './draw';

const FEE_BPS = 1_000;
const HOLD = 7 * DAY;

/** Who sells what, the buyers and their ratings: a few products are sold most. Every twentieth person sells. */
export function marketDraft({ people, products }: Size, now: Date): string[] {
  const { from, to } = timesOf(now);
  const step = Math.floor((to - from) / products);
  const sellers = Math.floor((people - READERS.length) / 20);
  return [
    `create table scale.products as
      select n, scale.id('product', n, ms) as id, ms, 500 + n * 37 % 9500 as price,
        20 * (1 + floor(${sellers} * power(scale.chance(n, 20), 2))::int) as owner,
        least(scale.many(n, 21, 3.1), ${people - 1}) as sales, least(scale.many(n, 21, 1.2), ${people - 1}) as comments
      from (select n::bigint, ${from} + n::bigint * ${step} as ms from generate_series(1, ${products}) n) t`,
    'alter table scale.products add primary key (n); analyze scale.products',
    `create table scale.sales as
      select row_number() over (order by ms) as n, t.*, price * ${FEE_BPS} / 10000 as fee,
        case when scale.chance(product * 4096 + j, 22) < 0.25 then 1 + floor(5 * sqrt(scale.chance(product * 4096 + j, 23)))::int end
          as rating
      from (select n as product, j, owner, price, ${oneOf(people, 'n', 24, 'j')} as buyer,
          ms + floor(scale.chance(n * 4096 + j, 25) * (${to} - ms))::bigint as ms
        from scale.products cross join lateral generate_series(1, sales) j) t
      where buyer <> owner`,
    `alter table scale.sales add column order_id uuid, add column line_id uuid, add column is_over boolean;
     update scale.sales set order_id = scale.id('order', n, ms), line_id = scale.id('line', n, ms), is_over = ms + ${HOLD} < ${to};
     analyze scale.sales`,
  ];
}

/** What is booked has slots, which are made where they are measured. */
// All courses of this world have films and texts, which an audio series has not.
const TYPES = [...KINDS.files.types, ...KINDS.courses.types.filter((type) => !isSeries(type))];

/** Products with everything that belongs to them: files, cover, ratings, comments, carts and views. */
export function productStatements({ people, products, posts }: Size, now: Date): string[] {
  const { to } = timesOf(now);
  const phrases = phrasesOf(posts);
  const types = `(array[${TYPES.map((type) => `'${type}'`).join()}])[1 + p.n * 7 % ${TYPES.length}]`;
  const { sql: hotness } = popularitySql({}).compile(compiler);
  const person = (name: string, column: string) => `join scale.people ${name} on ${name}.n = ${column}`;
  return [
    `insert into products (id, owner_id, type, title, description, price_amount, has_price, category_id, tags, cover_id, status,
        sales_count, ratings_count, ratings_sum, comments_count, published_at, created_at, updated_at, sold_weight, hot)
      select t.*, ${hotness} from (
        select p.id, a.id, ${types}, f.text, concat_ws(' ', g.text, h.text, f.text), p.price, true,
          listed.ids[1 + p.n % 16], array[split_part(g.text, ' ', 1), split_part(h.text, ' ', 2)],
          scale.id('picture', 1 + p.n % 50, 0), 'published', coalesce(s.sales, 0)::int as sales_count,
          coalesce(s.ratings, 0)::int as ratings_count, coalesce(s.stars, 0)::int as ratings_sum, p.comments as comments_count,
          scale.at(p.ms) as published_at, scale.at(p.ms) as created_at, scale.at(p.ms), coalesce(s.weight, 0) as sold_weight
        from scale.products p ${person('a', 'p.owner')}
        cross join (select array_agg(id order by position) as ids from categories) listed
        join scale.phrases f on f.n = 1 + p.n * 13 % ${phrases} join scale.phrases g on g.n = 1 + p.n * 103 % ${phrases}
        join scale.phrases h on h.n = 1 + p.n * 907 % ${phrases}
        left join (select product, count(*) as sales, count(rating) as ratings, sum(rating) as stars,
            sum(power(2, (ms / 1000.0 - ${ONE_AT / 1000}) / ${HALF_LIFE / 1000})) as weight from scale.sales
          group by 1) s on s.product = p.n
        order by p.n) t`,
    `insert into files (id, owner_id, purpose, storage_key, name, mime, size, sha256, created_at)
      select scale.id('file', p.n, p.ms), a.id, 'product_file', 'file' || p.n, 'دليل.pdf', 'application/pdf', 1000, '', scale.at(p.ms)
      from scale.products p ${person('a', 'p.owner')}`,
    `insert into product_files (id, product_id, file_id, name, position, added_in_version, created_at)
      select scale.id('sold', n, ms), id, scale.id('file', n, ms), 'دليل.pdf', 0, 1, scale.at(ms) from scale.products`,
    `insert into comments (id, product_id, author_id, text, created_at)
      select scale.id('talk', p.n * 65536 + j, p.ms + j * 61000), p.id, w.id, f.text, scale.at(p.ms + j * 61000)
      from scale.products p cross join lateral generate_series(1, p.comments) j
      ${person('w', oneOf(people, 'p.n', 26, 'j'))} join scale.phrases f on f.n = 1 + (p.n + j) % ${phrases}`,
    `insert into evaluations (id, product_id, author_id, rating, text, created_at, updated_at)
      select scale.id('rating', s.n, s.ms + 3600000), p.id, w.id, rating, f.text, scale.at(s.ms + 3600000), scale.at(s.ms + 3600000)
      from scale.sales s join scale.products p on p.n = s.product ${person('w', 's.buyer')}
      join scale.phrases f on f.n = 1 + s.n % ${phrases} where rating is not null`,
    `insert into carts (id, user_id, updated_at)
      select scale.id('cart', n, ms), id, scale.at(ms) from scale.people where n % 10 = 0`,
    `insert into cart_lines (id, cart_id, product_id)
      select scale.id('in cart', w.n * 8 + j, w.ms + j), scale.id('cart', w.n, w.ms), p.id
      from scale.people w cross join lateral generate_series(1, 1 + w.n / 10 % 4) j
      join scale.products p on p.n = ${oneOf(products, 'w.n', 27, 'j')} where w.n % 10 = 0`,
    ...['product', 'shop'].map(
      (kind) => `insert into view_counts (owner_id, kind, day, product_id, source, views)
      select a.id, '${kind}', (scale.at(${to}) at time zone 'UTC')::date - ago, ${kind === 'product' ? 'p.id' : 'null::uuid'}, 'explore',
        sum(1 + (p.n + ago) % 40)::int
      from scale.products p ${person('a', 'p.owner')} cross join generate_series(0, 59) ago
      where scale.chance(p.n, 21) < 0.2 group by 1, 2, 3, 4`,
    ),
  ];
}

/** Sales: orders, payments, the buyers' entitlements, and the books, in which holds that are over were released. */
export function saleStatements(): string[] {
  const sold = `from scale.sales s join scale.products p on p.n = s.product
    join scale.people b on b.n = s.buyer join scale.people o on o.n = s.owner`;
  const [paidAt, released] = ['scale.at(s.ms)', `scale.at(s.ms + ${HOLD})`];
  return [
    `insert into orders (id, buyer_id, status, currency, total_amount, created_at, expires_at, paid_at)
      select s.order_id, b.id, 'paid', 'USD', s.price, ${paidAt}, scale.at(s.ms + ${DAY}), ${paidAt} ${sold} order by s.n`,
    `insert into order_lines (id, order_id, kind, product_id, seller_id, title, amount, fee_bps, fee_amount, refund_days,
        product_version, paid_at)
      select s.line_id, s.order_id, 'product', p.id, o.id, 'دليل', s.price, ${FEE_BPS}, s.fee, 14, 1, ${paidAt} ${sold} order by s.n`,
    `insert into payments (id, order_id, gateway, gateway_ref, amount, currency, status, created_at, updated_at)
      select scale.id('payment', s.n, s.ms), s.order_id, 'sandbox', 'scale_' || s.n, s.price, 'USD', 'succeeded', ${paidAt},
        ${paidAt} ${sold} order by s.n`,
    // Many buyers share an address.
    `insert into card_tries (id, ref, payment_id, payer_id, address, card, state, asked_at, decided_at)
      select scale.id('try', s.n, s.ms), 'try ' || s.n, scale.id('payment', s.n, s.ms), b.id, 'a' || s.n % 10, 'c' || s.n,
        case when s.n % 20 = 0 then 'refused' else 'passed' end, ${paidAt}, ${paidAt}
      ${sold} order by s.n`,
    `insert into inbound_events (id, source, external_id, type, body, status, received_at, handled_at, next_at)
      select scale.id('event', s.n, s.ms), 'sandbox', 'scale_' || s.n, 'payment.succeeded', '{}', 'handled', ${paidAt}, ${paidAt}, ${paidAt}
      ${sold} order by s.n`,
    `insert into entitlements (id, holder_id, product_id, order_line_id, granted_at)
      select scale.id('held', s.n, s.ms), b.id, p.id, s.line_id, ${paidAt} ${sold} order by s.n`,
    `insert into holds (order_line_id, owner_id, amount, earned, currency, release_at, released_at)
      select s.line_id, o.id, s.price - s.fee, s.price - s.fee, 'USD', ${released}, case when s.is_over then ${released} end
      ${sold} order by s.n`,
    // One sale in ten is a tip besides: its word is shown, or it waits for an operator.
    `insert into tips (order_line_id, payer_id, author_id, post_id, amount, named_to, word, created_at, shown_at, reported_at)
      select s.line_id, b.id, o.id, null, 500, 'all', 'شكرًا', ${paidAt}, case when s.n % 20 = 0 then ${paidAt} end,
        case when s.n % 500 = 10 then ${paidAt} end ${sold} where s.n % 10 = 0 order by s.n`,
    // Each journal with the number of its sale, in the order of time.
    `create table scale.journals as
      select scale.id('sale', n, ms) as id, 'sale' as kind, n, ms, order_id::text as ref from scale.sales
      union all select scale.id('release', s.n, s.ms + ${HOLD}), 'release', s.n, s.ms + ${HOLD}, s.line_id || ':' || o.id
        from scale.sales s join scale.people o on o.n = s.owner where is_over`,
    `insert into journals (id, kind, ref, created_at) select id, kind, ref, scale.at(ms) from scale.journals order by ms`,
    `create table scale.postings as
      select j.id as journal, j.ms, o.id as owner, t.kind, t.amount, s.line_id
      from scale.journals j join scale.sales s on s.n = j.n join scale.people o on o.n = s.owner
      cross join lateral (values ('sale', 'pending', true, s.price - s.fee), ('sale', 'clearing', false, -s.price),
        ('sale', 'fees', false, s.fee), ('release', 'pending', true, s.fee - s.price),
        ('release', 'available', true, s.price - s.fee)) t (journal_kind, kind, is_owned, amount)
      where t.journal_kind = j.kind`,
    `update scale.postings set owner = null where kind in ('clearing', 'fees'); analyze scale.postings`,
    `insert into ledger_accounts (id, owner_id, kind, currency, balance)
      select scale.id('account', hashtextextended(concat(owner, kind), 0), 0), owner, kind, 'USD', case when owner is not null then sum(amount) end
      from scale.postings group by owner, kind`,
    `insert into postings (journal_id, account_id, amount, currency, order_line_id)
      select t.journal, a.id, t.amount, 'USD', t.line_id from scale.postings t
      join ledger_accounts a on a.kind = t.kind and coalesce(a.owner_id::text, '') = coalesce(t.owner::text, '') order by t.ms, t.journal`,
  ];
}
