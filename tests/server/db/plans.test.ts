import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '@/lib/server/db/tx';
import { listLedger } from '@/lib/server/finance/ledger';
import { listSuggestedUsers } from '@/lib/server/members/people';
import { firstPage } from '@/lib/server/requests/first-page';
import { refreshWords } from '@/lib/server/search/repo-vocabulary';
import { MINUTE } from '@/lib/shared/time';
import { fillStore } from '@/tests/load/scale/fill';
import { READS } from '@/tests/load/scale/reads';
import { findWorld, type World } from '@/tests/load/scale/world';
import { plansOf, type Step, stepsOf } from '@/tests/setup/plans';

// `npm run scale` measures the same reads on a million posts. Here, their plans on a few thousand show a problem
// early.
const NOW = new Date('2026-11-15T12:00:00Z');
const SIZE = { people: 400, posts: 4_000, products: 200 };

// PostgreSQL rightly reads small tables whole, and with one process. With these settings it plans as if looking at a
// row cost more. A read that then looks at many rows has no index for its question.
const AS_IF_LARGE = `
  set random_page_cost = 1.1; set enable_seqscan = off;
  set cpu_tuple_cost = 0.2; set cpu_index_tuple_cost = 0.1; set cpu_operator_cost = 0.05;
  set parallel_setup_cost = 20000; set parallel_tuple_cost = 2;
  set min_parallel_table_scan_size = 0; set min_parallel_index_scan_size = 0`;

/** Reads that rarely run and look at everything: search engines ask for the first, operators for the second. */
const OF_ALL = ['sitemap, index', 'operator, trial balance'];

/**
 * How many pages of tables and indexes a read may look at here: a fifth more than it did on PostgreSQL 15 and 18 when
 * this was written. A read that looks at more rows than it shows needs many times that.
 */
const MOST_BUFFERS: Record<string, number> = {
  'feed, follows 5': 320,
  'feed, follows 50': 380,
  'feed, follows 2,000': 370,
  'guest home': 190,
  'post page': 110,
  'page of a bought post': 230,
  'locked part': 45,
  'locked picture': 155,
  'paid post, to be bought': 45,
  comments: 100,
  profile: 230,
  'marketplace, newest': 110,
  'marketplace, popular': 125,
  'marketplace, by ratings': 130,
  'marketplace, by ratings of a type': 140,
  'marketplace, newest of a type': 140,
  'marketplace, popular of a type': 140,
  'marketplace, newest of a category': 100,
  'marketplace, popular of a category': 100,
  'product page': 190,
  'ratings by help': 145,
  'around a product': 1_250,
  'course, marketplace by level': 100,
  'course, marketplace by length': 60,
  'course, product page': 40,
  'course, room': 90,
  'course, lesson': 60,
  'course, questions': 125,
  'course, film': 35,
  'course, picture of a lesson': 66,
  'course, search': 30,
  'course, messages received': 50,
  'course, certificate': 10,
  'course, made': 30,
  'course, students': 262,
  'course, students who stopped': 130,
  'course, students by name': 95,
  'course, figures': 280,
  'course, messages sent': 8,
  'course, upload': 4,
  'course, storage': 120,
  'course, messages reported': 22,
  'course, all that waits': 90,
  'search posts, common word': 800,
  // A rare word is looked up in the other script, too.
  'search posts, rare word': 135,
  'search posts, word with a mistake': 450,
  'search posts, words apart': 365,
  'search posts, tag': 650,
  'search posts, tag of a week': 35,
  'search posts, tag, follows 5': 140,
  'search posts, tag, follows 50': 475,
  // Each of the people followed has their tags looked up: that grows with them, and not with the posts.
  'search posts, tag, follows 2,000': 1_690,
  'search products, common word': 210,
  'search products, rare word': 60,
  'search products, word with a mistake': 98,
  'search products, words apart': 250,
  'search people, common word': 70,
  'search people, rare word': 66,
  'search people, word with a mistake': 116,
  'search people, words apart': 305,
  // Of few titles, an index of letters takes more pages than the table has.
  'search while typing, common word': 116,
  'search while typing, rare word': 110,
  'suggestions, follows 5': 500,
  'suggestions, follows 50': 1_150,
  'suggestions, follows 2,000': 820,
  notifications: 320,
  cart: 100,
  'checkout, who pays': 20,
  purchases: 290,
  "creator's stats": 3_200,
  'finance, balance': 40,
  'finance, ledger': 1_200,
  'tips, received': 380,
  'tips, words': 230,
  'tips, terms': 22,
  'operator, tips': 75,
  'operator, people': 10,
  'operator, people by word': 40,
  'operator, sales': 300,
  'operator, sale by number': 60,
  'operator, events': 10,
  'operator, accounts': 200,
  'operator, postings': 170,
  'operator, trial balance': 180,
  'sitemap, index': 1_800,
  'sitemap, part of posts': 1_530,
};

let world: World;
let client: pg.Client;

beforeAll(async () => {
  const connectionString = process.env.DATABASE_URL ?? '';
  await fillStore(connectionString, SIZE, NOW);
  world = await findWorld(NOW);
  await inTransaction(world.guest, (ctx) => refreshWords(ctx.db));
  client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(AS_IF_LARGE);
}, MINUTE);
afterAll(() => client?.end());

it.each(READS)(
  '$name: reads no table whole, needs one process, and looks at few pages',
  async ({ name, ask }) => {
    const plans = await plansOf(client, () => ask(world));
    expect(plans).not.toEqual([]);
    const steps = plans.flatMap(({ root }) => stepsOf(root));
    const isOf = (step: Step, type: string) => step['Node Type'].startsWith(type);
    const whole = steps.filter((step) => isOf(step, 'Seq Scan')).map((step) => step['Relation Name']);
    if (!OF_ALL.includes(name)) expect(whole).toEqual([]);
    expect(steps.filter((step) => isOf(step, 'Gather'))).toEqual([]);
    expect(plans.reduce((sum, plan) => sum + plan.buffers, 0)).toBeLessThanOrEqual(MOST_BUFFERS[name] ?? 0);
  },
);

it('suggestions for a member who follows everybody compare nobody with all of them', async () => {
  const plain = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await plain.connect();
  const reader = world.readers.get(2_000);
  if (!reader) throw new Error('nobody follows 2,000');
  const plans = await plansOf(plain, () => listSuggestedUsers(reader, firstPage()));
  await plain.end();
  const passed = plans
    .flatMap(({ root }) => stepsOf(root))
    .map((step) => step['Actual Rows'] * step['Actual Loops']);
  // At most a hundred of each of two hundred followed members, and most of these follow fewer than twenty.
  expect(Math.max(...passed)).toBeLessThan(5_000);
});

it.each(['course, all that waits', 'course, messages reported', 'operator, tips'])(
  '%s: looks at what waits, and not at all that was looked at before',
  async (name) => {
    const plans = await plansOf(client, async () => READS.find((read) => read.name === name)?.ask(world));
    const looked = plans
      .flatMap(({ root }) => stepsOf(root))
      .map((step) => (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']);
    expect(Math.max(...looked)).toBeLessThan(60);
  },
);

it('a page of a seller’s ledger reads only its own rows, in each of the seller’s accounts', async () => {
  const plans = await plansOf(client, () => listLedger(world.seller, firstPage()));
  const passed = plans
    .flatMap(({ root }) => stepsOf(root))
    .map((step) => step['Actual Rows'] * step['Actual Loops']);
  expect(plans.map(({ root }) => root['Actual Rows'])).toEqual([21]);
  expect(Math.max(...passed)).toBeLessThan(80);
});
