import 'server-only';
import type { OrderView, TransferView } from '@/lib/contract/orders';
import type { Locale } from '@/lib/i18n/locales';
import { env } from '@/lib/server/env';
import { houseOf } from '@/lib/server/house';
import { presentPerson } from '@/lib/server/users/present';
import { imageUrl } from '@/lib/shared/image';
import { subjectOf } from './lines/service';
import type { OrderRow } from './repo';

const COVER_WIDTH = 160;

/** A short number for letters and support: the random end of the id, in two groups. */
export function orderNumber(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}

/** An order's row as its buyer sees it. */
export function presentOrder(row: OrderRow, now: Date, locale: Locale): OrderView {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const isUnderway = ['processing', 'receipt_submitted'].includes(row.payment?.status ?? '');
  const isOver = row.status === 'awaiting_payment' && row.expires_at < now && !isUnderway;
  return {
    _id: row.id,
    number: orderNumber(row.id),
    status: (isOver ? 'expired' : row.status) as OrderView['status'],
    lines: row.lines.map((line) => ({
      _id: line.id,
      kind: line.kind,
      title: line.title,
      amount: money(line.amount),
      seller: presentPerson(line.seller, locale),
      productId: subjectOf(line).about.productId ?? null,
      type: line.type,
      postId: subjectOf(line).about.postId ?? null,
      entitlementId: line.entitlement_id,
      isCancelled: line.is_ended,
      startsAt: line.session?.startsAt.toISOString() ?? null,
      acceptBy: line.entitlement_id ? (line.session?.acceptBy?.toISOString() ?? null) : null,
      cover: line.cover_id ? imageUrl(line.cover_id, COVER_WIDTH) : null,
    })),
    total: money(row.total_amount),
    payment: row.payment
      ? {
          _id: row.payment.id,
          status: row.payment.status as NonNullable<OrderView['payment']>['status'],
          failure: row.payment.failure,
          pageUrl: row.payment.page_url,
          gateway: row.payment.gateway as NonNullable<OrderView['payment']>['gateway'],
          transfer: presentTransfer(row.payment),
        }
      : null,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    house: houseOf(),
  };
}

function presentTransfer(payment: NonNullable<OrderRow['payment']>): TransferView | null {
  const { gateway, gateway_ref: reference, receipt } = payment;
  const { BANK_ACCOUNT_HOLDER, BANK_NAME, BANK_ACCOUNT, BANK_SWIFT } = env();
  if (gateway !== 'bank_transfer' || !reference) return null;
  return {
    reference,
    bank: {
      holder: BANK_ACCOUNT_HOLDER ?? '',
      name: BANK_NAME ?? '',
      account: BANK_ACCOUNT ?? '',
      swift: BANK_SWIFT ?? null,
    },
    receipt: receipt && {
      status: receipt.status as NonNullable<TransferView['receipt']>['status'],
      submittedAt: new Date(receipt.submitted_at).toISOString(),
      reason: receipt.reason,
      note: receipt.note,
    },
  };
}
