import { stringify } from 'csv-stringify/sync';
import { hasIban } from '@/lib/shared/bank-accounts';
import { toDecimal } from '@/lib/shared/money-format';
import { type BankFile, bankText, endToEndId, reference } from './bank-file';

const COLUMNS = [
  'end_to_end_id',
  'statement',
  'amount',
  'currency',
  'payee',
  'bank',
  'country',
  'swift',
  'iban',
  'account',
  'routing',
  'reference',
];

/**
 * A file for the bank as CSV (RFC 4180). A cell that a spreadsheet would run as a formula is marked as text, because
 * payees choose their names.
 */
export function bankCsv({ transfers }: BankFile): string {
  const rows = transfers.map((transfer) => {
    const { country, swift, account, routing = '', bankName, latinName } = transfer.to;
    const isIban = hasIban(country);
    return [
      endToEndId(transfer),
      String(transfer.number),
      toDecimal(transfer),
      transfer.currency,
      bankText(latinName, 70),
      bankText(bankName, 70),
      country,
      swift,
      isIban ? account : '',
      isIban ? '' : account,
      routing,
      reference(transfer),
    ];
  });
  return stringify(rows, {
    header: true,
    columns: COLUMNS,
    record_delimiter: 'windows',
    escape_formulas: true,
    bom: true,
    quoted: true,
    quoted_empty: true,
  });
}
