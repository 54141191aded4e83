import 'server-only';
import { createHmac } from 'node:crypto';
import { WireTransfer } from '@/lib/contract/payout-methods';
import { open, seal } from '@/lib/server/crypto/seal';
import { derivedSecret, env } from '@/lib/server/env';

/** The row that a secret belongs to: a method, or a payout with its own copy. */
type Row = `payout_methods:${string}` | `payouts:${string}`;

/** Seals a bank account for one row. */
export const sealDetails = (details: WireTransfer, row: Row): string => seal(JSON.stringify(details), row);

/** Opens a bank account that was sealed for this row. @throws Error as `open` of crypto/seal */
export const openDetails = (sealed: string, row: Row): WireTransfer =>
  WireTransfer.parse(JSON.parse(open(sealed, row)));

/** The bank account of a method. */
export function openMethod({ id, details }: { id: string; details: string | null }): WireTransfer {
  if (!details) throw new Error(`method ${id} is no bank account`);
  return openDetails(details, `payout_methods:${id}`);
}

/** Equal for equal accounts, however they are typed. Without the key it says nothing about the account. */
export function fingerprint({ country, account, routing = '' }: WireTransfer): string {
  const [key = ''] = env().ENCRYPTION_KEY.split(',');
  return createHmac('sha256', derivedSecret(key, 'bank-account'))
    .update(`${country}:${routing}:${account}`)
    .digest('hex');
}

/** The last four signs, which people may see. */
export const lastFour = ({ account }: WireTransfer): string => account.slice(-4);
