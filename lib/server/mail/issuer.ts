import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { houseOf } from '@/lib/server/house';
import { isolate } from '@/lib/shared/arabic';

/** Who issues receipts, line by line, as letters end with it. */
export function issuerLines(locale: Locale): string[] {
  const { name, address, taxNumber } = houseOf();
  const number = taxNumber && isolate(taxNumber);
  return [
    name ?? translateKey(locale, 'common:brand') ?? 'Qeema',
    ...(address ? [address] : []),
    ...(number ? [translateKey(locale, 'emails:issuer.taxNumber', { number }) ?? number] : []),
  ];
}
