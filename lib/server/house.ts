import 'server-only';
import type { House } from '@/lib/contract/orders';
import type { Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { env } from './env';

/** Who issues receipts here, as the settings say; without them the product's own name. */
export function houseOf(locale: Locale): House {
  const { HOUSE_NAME, HOUSE_ADDRESS, HOUSE_TAX_NUMBER } = env();
  return {
    name: HOUSE_NAME ?? translateKey(locale, 'common:brand') ?? 'Qeema',
    address: HOUSE_ADDRESS ?? null,
    taxNumber: HOUSE_TAX_NUMBER ?? null,
  };
}
