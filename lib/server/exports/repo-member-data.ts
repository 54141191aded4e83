import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { allKinds } from '@/lib/server/kinds/index';
import type { CopiedTable } from '@/lib/server/kinds/port';

const OF_ORDERS = 'select id from orders where buyer_id = me';
const OF_PAYMENTS = `select id from payments where order_id in (${OF_ORDERS})`;
const OF_PRODUCTS = 'select id from products where owner_id = me';
const OF_MEMBERSHIPS = 'select id from company_members where user_id = me or company_id = me';

/** Every table that holds something of a member, in the order of the copy. A test asks of each new table to be decided upon. */
export const EXPORTED: Record<string, CopiedTable> = {
  users: {
    mine: 't.id = me',
    without: [
      ...['password_hash', 'handle_skeleton', 'name_skeleton', 'former_skeleton', 'former_name_since'],
      ...['claim_hash', 'claim_phone_hash'],
    ],
  },
  company_profiles: { mine: 't.user_id = me' },
  first_steps: { mine: 't.user_id = me' },
  identities: { mine: 't.user_id = me' },
  sessions: { mine: 't.user_id = me' },
  notification_choices: { mine: 't.user_id = me' },
  posts: { mine: 't.author_id = me', without: ['hot'] },
  post_media: { mine: 't.post_id in (select id from posts where author_id = me)' },
  comments: { mine: 't.author_id = me' },
  evaluations: { mine: 't.author_id = me' },
  reactions: { mine: 't.user_id = me' },
  saves: { mine: 't.user_id = me' },
  shares: { mine: 't.user_id = me' },
  follows: { mine: 'me in (t.follower_id, t.followee_id)' },
  // Who blocked or muted them is those people's own business.
  blocks: { mine: 't.blocker_id = me' },
  mutes: { mine: 't.muter_id = me' },
  notifications: { mine: 't.user_id = me' },
  files: { mine: 't.owner_id = me', without: ['storage_key'] },
  products: { mine: 't.owner_id = me', without: ['hot', 'sold_weight'] },
  product_gallery: { mine: `t.product_id in (${OF_PRODUCTS})` },
  ...Object.assign({}, ...allKinds().map(({ tables }) => tables.copied)),
  carts: { mine: 't.user_id = me' },
  cart_lines: { mine: 't.cart_id in (select id from carts where user_id = me)' },
  orders: { mine: 't.buyer_id = me' },
  order_lines: { mine: `t.seller_id = me or t.order_id in (${OF_ORDERS})` },
  payments: { mine: `t.order_id in (${OF_ORDERS})`, without: ['page_url'] },
  transfer_receipts: {
    mine: `t.payment_id in (${OF_PAYMENTS})`,
    without: ['storage_key', 'content_hash', 'decided_by'],
  },
  transfer_refunds: { mine: `t.payment_id in (${OF_PAYMENTS})`, without: ['decided_by'] },
  entitlements: { mine: 't.holder_id = me' },
  refunds: {
    mine: `t.order_id in (${OF_ORDERS}) or me in (t.asked_by, t.decided_by)`,
    without: ['decided_by', 'gateway_ref', 'failure'],
  },
  refund_lines: {
    mine: `t.refund_id in (select id from refunds where order_id in (${OF_ORDERS}) or me in (asked_by, decided_by))`,
  },
  disputes: { mine: `t.order_id in (${OF_ORDERS})`, without: ['gateway_ref'] },
  ledger_accounts: { mine: 't.owner_id = me' },
  postings: { mine: 't.account_id in (select id from ledger_accounts where owner_id = me)' },
  holds: { mine: 't.owner_id = me' },
  // Whole accounts are sealed, and shown to nobody; the last four signs are copied.
  payout_methods: { mine: 't.user_id = me', without: ['details', 'fingerprint'] },
  payout_schedules: { mine: 't.user_id = me' },
  payouts: {
    mine: 't.user_id = me',
    without: ['method_snapshot', 'approved_by', 'started_by', 'send_asked_by', 'closed_by', 'returned_by'],
  },
  connected_accounts: { mine: 't.user_id = me' },
  identity_checks: { mine: 't.user_id = me', without: ['decided_by'] },
  // That they were sent; what they show is the operator's alone, and goes with the decision.
  identity_documents: { mine: 't.user_id = me', without: ['storage_key', 'sealed_key'] },
  setup_steps: { mine: 't.user_id = me' },
  view_counts: { mine: 't.owner_id = me' },
  revenue_reports: { mine: 't.user_id = me' },
  revenue_lines: { mine: 't.user_id = me' },
  company_members: { mine: 'me in (t.user_id, t.company_id)' },
  suspensions: { mine: 't.user_id = me', without: ['suspended_by', 'restored_by'] },
  company_shares: { mine: `t.member_id in (${OF_MEMBERSHIPS})` },
  exports: { mine: 't.user_id = me', without: ['storage_key'] },
};

/** Tables that name members and are not copied, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  idempotency_keys: 'what repeats of a request are answered with: the same data stands in its own table',
  notification_actors: 'what others did; the notices themselves are copied',
  one_time_tokens: 'hashes of links that sign in or reset a password',
  one_time_codes: 'hashes of codes',
  second_factors: 'the sealed secret of an operator’s authenticator app',
  recovery_codes: 'hashes of codes',
  payout_batches: 'files for the bank, made by operators',
  revenue_acts: 'what has counted for others’ reports; the acts themselves are copied',
  uploads: 'files on their way: each is there, or gone, within a day',
  user_search: 'the name and headline once more, folded for search',
};

const BATCH = 500;

/** The rows of a table that are a member's, as they stand, some at a time: memory does not grow with their number. */
export async function* rowsOf(
  db: Db,
  table: string,
  userId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const { mine, without = [] } = EXPORTED[table] as CopiedTable;
  // A cursor takes no parameters.
  await sql`declare member_rows no scroll cursor for
    select to_jsonb(t) - ${sql.lit(`{${without.join(',')}}`)}::text[] as row
    from (select ${sql.lit(userId)}::uuid as me) who, ${sql.table(table)} t
    where ${sql.raw(mine)}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        fetch forward ${sql.lit(BATCH)} from member_rows`.execute(db);
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
    }
  } finally {
    await sql`close member_rows`.execute(db);
  }
}
