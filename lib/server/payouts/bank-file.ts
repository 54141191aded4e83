import type { WireTransfer } from '@/lib/contract/payout-methods';
import { CURRENCY } from '@/lib/shared/currency';
import { toDecimal } from '@/lib/shared/money-format';

/** One transfer of a file for the bank. */
export interface Transfer {
  id: string;
  /** the number of its statement */
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

/** The text on the payee's bank statement. */
export const reference = ({ number }: Transfer): string => `QEEMA ${number}`;

/** Unique for the payer for ever, at most 35 signs: it links the bank's answers to their payout. */
export const endToEndId = ({ id }: { id: string }): string => id.replaceAll('-', '');

/** The sum of all amounts, as banks write it (`1234.50`). A file has one currency. */
export function controlSum(transfers: readonly Transfer[]): string {
  const amount = transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
  return toDecimal({ amount, currency: transfers[0]?.currency ?? CURRENCY });
}

/**
 * Text in the letters that banks pass on (SWIFT character set X). Accents are removed, every other sign outside the set
 * becomes a space. The text never begins with a sign that separates the parts of a message.
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
