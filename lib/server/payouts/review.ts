import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/fields';
import type { AdminPayout, AdminPayoutRow, listAdminPayouts } from '@/lib/contract/operator-payouts';
import { type Barrier, payableAccountOf } from '@/lib/server/connected-accounts/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { found } from '@/lib/server/errors';
import { fundsOf } from '@/lib/server/finance/service';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { getPeople } from '@/lib/server/users/service';
import { DAY } from '@/lib/shared/time';
import { openDetails } from './details';
import { barrierOf } from './live-methods';
import { forReview, unrestored } from './payout-parts';
import { isHeld, mayBePaid } from './policy';
import { operatorAbilities, weightOf } from './policy-operator';
import { presentPayout } from './present';
import {
  countEarlier,
  countOpen,
  countSharers,
  findForReview,
  listForReview,
  listPending,
  type ReviewRow,
} from './repo-operator';
import { standingOf } from './standing';

/** How long an account counts as new for the operator. */
const NEW_DAYS = 30;

/** Payouts for the operator. */
export async function listAdmin(
  ctx: MemberCtx,
  { status, ...page }: Parsed<typeof listAdminPayouts>['query'],
) {
  const rows = await listForReview(ctx.db, status, decodeIdCursor(page.cursor), page.limit);
  const { rows: kept, nextCursor } = toPage(rows, page.limit, (row) => [row.id]);
  const people = await getPeople(ctx, kept.flatMap(peopleOf));
  return { data: kept.map((row) => presentRow(ctx, row, people)), nextCursor };
}

/**
 * Returns how many payouts wait for an operator: to be begun, to be noted as sent, or, where the provider took a part
 * back, to be given to the payee.
 */
export function countWaitingPayouts(ctx: MemberCtx): Promise<number> {
  return countOpen(ctx.db);
}

/** Payouts that nobody has begun, and those taken back in part; the newest first. */
export const waitingPayouts = (ctx: Ctx, limit: number): Promise<string[]> => listPending(ctx.db, limit);

/** Returns one payout with all facts that decide it. @throws AppError `not_found` */
export async function getAdmin(ctx: MemberCtx, id: string): Promise<AdminPayout> {
  const row = found(await findForReview(ctx.db, id));
  const [people, standing, funds, earlier, sharedWith, connected] = await Promise.all([
    getPeople(ctx, peopleOf(row)),
    standingOf(ctx, row.user_id),
    fundsOf(ctx, row.user_id, row.currency),
    countEarlier(ctx.db, row.user_id, id),
    row.fingerprint ? countSharers(ctx.db, row.user_id, row.fingerprint) : 0,
    row.method_type === 'connected-account' ? payableAccountOf(ctx, row.user_id) : null,
  ]);
  const isWire = row.method_type === 'wire-transfer';
  const barrier = isWire ? null : barrierOf(row.account_ref, connected);
  const money = (amount: number) => ({ amount, currency: row.currency });
  const { pending, available, receivable } = funds.balances;
  return {
    ...presentPayout(row),
    payee: found(people.get(row.user_id)),
    payeeSince: timeOfId(row.user_id),
    payeeStatus: standing.status,
    identity: standing.identity,
    payableAt: standing.payableAt?.toISOString() ?? null,
    balances: { pending: money(pending), available: money(available), owed: money(-receivable) },
    earlier,
    account: presentAccount(ctx, row, sharedWith),
    connected: isWire ? null : presentConnected(ctx, row, barrier),
    sending: presentSending(row, people),
    takenBack:
      row.reversed_amount > 0 ? { amount: money(row.reversed_amount), open: money(unrestored(row)) } : null,
    approvedBy: nameOf(people, row.approved_by),
    startedBy: nameOf(people, row.started_by),
    startedAt: row.started_at?.toISOString() ?? null,
    closedBy: nameOf(people, row.closed_by),
    returnedBy: nameOf(people, row.returned_by),
    batchNumber: numberOf(row),
    can: operatorAbilities(
      {
        ...forReview(row),
        mayBePaid: mayBePaid(standing) && !isMethodHeld(row) && barrier === null,
        owes: receivable < 0,
      },
      ctx.viewer.id,
      env().PAYOUT_TWO_OPERATORS_FROM,
    ),
  };
}

function presentRow(ctx: MemberCtx, row: ReviewRow, people: Map<string, Person>): AdminPayoutRow {
  const { _id, number, amount, status, by, method, createdAt } = presentPayout(row);
  return {
    _id,
    number,
    amount,
    status,
    by,
    method,
    createdAt,
    isSending: status === 'in_progress' && row.send_asked_at !== null,
    payee: found(people.get(row.user_id)),
    isNewAccount: isNew(ctx, row),
    needsTwo: weightOf(row) >= env().PAYOUT_TWO_OPERATORS_FROM,
    approvedBy: nameOf(people, row.approved_by),
    batchNumber: numberOf(row),
  };
}

function presentAccount(ctx: MemberCtx, row: ReviewRow, sharedWith: number): AdminPayout['account'] {
  if (!row.method_snapshot || !row.method_created_at) return null;
  const { bankName, latinName, arabicName } = openDetails(row.method_snapshot, `payouts:${row.id}`);
  return {
    bankName,
    latinName,
    arabicName,
    sharedWith,
    status: row.method_status as NonNullable<AdminPayout['account']>['status'],
    addedAt: row.method_created_at.toISOString(),
    isNew: isNew(ctx, row),
    isHeld: isMethodHeld(row),
  };
}

function presentConnected(ctx: MemberCtx, row: ReviewRow, barrier: Barrier | null): AdminPayout['connected'] {
  return {
    accountRef: row.account_ref,
    addedAt: row.method_created_at?.toISOString() ?? null,
    isNew: isNew(ctx, row),
    isHeld: isMethodHeld(row),
    barrier,
  };
}

function presentSending(row: ReviewRow, people: Map<string, Person>): AdminPayout['sending'] {
  if (!row.send_asked_at && !row.send_error) return null;
  return {
    askedBy: nameOf(people, row.send_asked_by),
    askedAt: row.send_asked_at?.toISOString() ?? null,
    triedAt: row.send_tried_at?.toISOString() ?? null,
    tries: row.send_tries,
    trouble: row.send_error as NonNullable<AdminPayout['sending']>['trouble'],
  };
}

const isMethodHeld = ({ method_status: status, method_held_at: held_at }: ReviewRow): boolean =>
  status !== null && isHeld({ status, held_at });

const isNew = (ctx: MemberCtx, { method_created_at: at }: ReviewRow): boolean =>
  at !== null && ctx.now.getTime() - at.getTime() < NEW_DAYS * DAY;

const peopleOf = (row: ReviewRow): string[] =>
  [row.user_id, row.approved_by, row.started_by, row.send_asked_by, row.closed_by, row.returned_by].filter(
    (id) => id !== null,
  );

const nameOf = (people: Map<string, Person>, id: string | null): string | null =>
  id ? (people.get(id)?.name ?? null) : null;

const numberOf = ({ batch_number }: ReviewRow): number | null =>
  batch_number === null ? null : Number(batch_number);

/** When somebody joined: an id carries its moment (UUIDv7). */
function timeOfId(id: string): string {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();
}
