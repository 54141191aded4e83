import 'server-only';
import type { Person } from '@/lib/contract/fields';
import type { SaleJournal, SaleLine, SalePayment, SaleRefundView } from '@/lib/contract/operator-sales';
import type { RefundTerms } from '@/lib/contract/refunds';
import { found } from '@/lib/server/errors';
import type { Usage } from '@/lib/server/kinds/port';
import { cancelledOf } from '@/lib/server/refunds/present';
import type { SaleListRow } from './repo';
import type { listRefunds, StoryJournal, StoryLine, StoryPayment } from './repo-story';

type People = Map<string, Person>;

const nameOf = (people: People, id: string | null): string | null =>
  id ? (people.get(id)?.name ?? null) : null;

const iso = (time: string | null): string | null => (time ? new Date(time).toISOString() : null);

/** A line with its split, the amount that can still go back, and what its buyer holds. */
export function presentLine(
  line: StoryLine,
  order: Pick<SaleListRow, 'currency' | 'paid_at'>,
  terms: RefundTerms | undefined,
  used: Usage | undefined,
  people: People,
): SaleLine {
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    _id: line.id,
    kind: line.kind as SaleLine['kind'],
    title: line.title,
    productId: line.product_id,
    postId: line.post_id,
    seller: found(people.get(line.seller_id)),
    amount: money(line.amount),
    fee: money(line.fee_amount),
    parts: line.parts.map((part) => ({
      owner: found(people.get(part.owner)),
      earned: money(part.earned),
      left: money(part.left),
      releaseAt: new Date(part.releaseAt).toISOString(),
      releasedAt: iso(part.releasedAt),
    })),
    refundable: money(order.paid_at ? line.amount - line.back : 0),
    terms: terms ?? null,
    access: line.access && {
      _id: line.access.id,
      status: line.access.status as NonNullable<SaleLine['access']>['status'],
      downloads: used?.times ?? 0,
      used: { files: used?.done ?? 0, of: used?.of ?? 0 },
      usage: used ?? null,
      lastNewAt: used?.lastNewAt?.toISOString() ?? null,
    },
  };
}

/** Returns one try to pay, with the operators who decided about its receipts. */
export function presentPayment(row: StoryPayment, people: People): SalePayment {
  return {
    _id: row.id,
    gateway: row.gateway,
    references: [row.gateway_ref, row.gateway_alias].filter((ref) => ref !== null),
    status: row.status as SalePayment['status'],
    failure: row.failure,
    amount: { amount: row.amount, currency: row.currency },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    receipts: row.receipts.map(({ id, status, decidedBy, submittedAt, decidedAt, ...rest }) => ({
      _id: id,
      status: status as SalePayment['receipts'][number]['status'],
      submittedAt: new Date(submittedAt).toISOString(),
      decidedAt: iso(decidedAt),
      decidedBy: nameOf(people, decidedBy),
      ...rest,
    })),
  };
}

/** A refund as the operator sees it: with the reason given by the gateway or the bank, and the person who decided. */
export function presentRefund(
  row: Awaited<ReturnType<typeof listRefunds>>[number],
  people: People,
): SaleRefundView {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const { status, reason, note, answer, failure } = row;
  return {
    _id: row.id,
    status: status as SaleRefundView['status'],
    reason: reason as SaleRefundView['reason'],
    ...cancelledOf(row),
    note,
    answer,
    failure,
    amount: money(row.amount),
    lines: row.lines.map(({ id, title, amount }) => ({ _id: id, title, amount: money(amount) })),
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    askedBy: nameOf(people, row.asked_by),
    decidedBy: nameOf(people, row.decided_by),
    bankReference: row.bank_reference,
  };
}

/** A journal with the names of the owners of its accounts. */
export function presentJournal(row: StoryJournal, people: People): SaleJournal {
  return {
    _id: row.id,
    kind: row.kind,
    at: row.created_at.toISOString(),
    postings: row.postings.map(({ kind, owner, amount, currency }) => ({
      kind: kind as SaleJournal['postings'][number]['kind'],
      owner: owner ? (people.get(owner) ?? null) : null,
      amount: { amount, currency },
    })),
  };
}
