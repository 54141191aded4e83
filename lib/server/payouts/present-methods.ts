import 'server-only';
import type { ConnectedAccountView, PayoutMethodView, WireTransferView } from '@/lib/contract/payout-methods';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { hasIban } from '@/lib/shared/bank-accounts';
import { openMethod } from './details';
import type { LiveMethod } from './live-methods';
import { isHeld, isUsable } from './policy';

/** A method as its owner sees it. */
export const presentMethod = (row: LiveMethod, ctx: Ctx): PayoutMethodView =>
  row.type === 'connected-account' ? presentConnected(row, ctx) : presentWire(row, ctx);

/** A bank account: enough to recognise it. */
export function presentWire(row: LiveMethod, ctx: Ctx): WireTransferView {
  const { country, bankName, swift, latinName, arabicName } = openMethod(row);
  return {
    ...common(row, ctx),
    type: 'wire-transfer',
    label: translateKey(ctx.locale, 'payouts:method.wireTransfer') ?? 'Wire Transfer',
    country,
    bankName,
    swift,
    latinName,
    arabicName,
    isIban: hasIban(country),
    lastFour: row.last_four ?? '',
  };
}

/** An account at the payment provider. */
export const presentConnected = (row: LiveMethod, ctx: Ctx): ConnectedAccountView => ({
  ...common(row, ctx),
  type: 'connected-account',
  label: translateKey(ctx.locale, 'payouts:method.connected') ?? 'Stripe',
  barrier: row.barrier,
});

const common = (row: LiveMethod, ctx: Ctx) => ({
  _id: row.id,
  status: row.status as PayoutMethodView['status'],
  isDefault: row.is_default,
  usableAt: row.usable_at.toISOString(),
  isUsable: isUsable(row, ctx.now),
  isHeld: isHeld(row),
  createdAt: row.created_at.toISOString(),
});
