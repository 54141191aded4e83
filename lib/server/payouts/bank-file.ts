import type { WireTransfer } from '@/lib/contract/payout-methods';
import { CURRENCY } from '@/lib/shared/currency';
import { toDecimal } from '@/lib/shared/money-format';

/** One transfer of a file for the bank. */
export interface Transfer {
  id: string;
  /** of its statement */
  number: number;
  amount: number;
  currency: string;
  to: WireTransfer;
}

export interface BankFile {
  id: string;
  number: number;
  createdAt: Date;
  payer: { name: string; account: string; swift: string };
  transfers: readonly Transfer[];
}

/** What stands on the payee's bank statement. */
export const reference = ({ number }: Transfer): string => `QEEMA ${number}`;

/** Unique to the payer for ever, at most 35 signs: by it the bank's answers find their payout. */
export const endToEndId = ({ id }: { id: string }): string => id.replaceAll('-', '');

/** The sum of all amounts, as banks write them (`1234.50`): in one currency, as a file's are. */
export function controlSum(transfers: readonly Transfer[]): string {
  const amount = transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
  return toDecimal({ amount, currency: transfers[0]?.currency ?? CURRENCY });
}

/**
 * Text in the letters that banks pass on (SWIFT character set X). Accents are taken off, everything else that is not of
 * the set becomes a space; it never begins with what separates parts of a message.
 */
export function bankText(text: string, max: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, ' ')
    .replace(/^[\s/:-]+/, '')
    .trim();
  return plain.slice(0, max).replace(/[\s/]+$/, '') || 'NOTPROVIDED';
}
