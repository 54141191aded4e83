import 'server-only';
import { WireTransfer } from '@/lib/contract/payout-methods';
import type { SealedColumn } from '@/lib/server/crypto/sealed-column';
import { fingerprint } from './details';

/** Bank accounts of methods, and the copies in payouts. */
export const SEALED: readonly SealedColumn[] = [
  {
    table: 'payout_methods',
    id: 'id',
    column: 'details',
    row: ({ id }) => `payout_methods:${id}`,
    also: { fingerprint: (text) => fingerprint(WireTransfer.parse(JSON.parse(text))) },
  },
  { table: 'payouts', id: 'id', column: 'method_snapshot', row: ({ id }) => `payouts:${id}` },
];
