import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { houseOf } from '@/lib/server/house';
import { isolate } from '@/lib/shared/arabic';

/** The issuer of receipts, line by line, for the end of letters. */
export function issuerLines(locale: Locale): string[] {
  const { name, address, taxNumber } = houseOf();
  const number = taxNumber && isolate(taxNumber);
  return [
    name ?? translateKey(locale, 'common:brand') ?? 'Qeema',
    ...(address ? [address] : []),
    ...(number ? [translateKey(locale, 'emails:issuer.taxNumber', { number }) ?? number] : []),
  ];
}
