import 'server-only';
import { createHmac } from 'node:crypto';
import { WireTransfer } from '@/lib/contract/payout-methods';
import { open, seal } from '@/lib/server/crypto/seal';
import { derivedSecret, env } from '@/lib/server/env';

/** Whose secret it is: a method's own, or what a payout keeps of it. */
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

/** The same for the same account, whoever writes it down, and without the key it tells nothing. */
export function fingerprint({ country, account, routing = '' }: WireTransfer): string {
  const [key = ''] = env().ENCRYPTION_KEY.split(',');
  return createHmac('sha256', derivedSecret(key, 'bank-account'))
    .update(`${country}:${routing}:${account}`)
    .digest('hex');
}

/** The last four signs, which may be shown. */
export const lastFour = ({ account }: WireTransfer): string => account.slice(-4);
