import 'server-only';
import type { House } from '@/lib/contract/orders';
import { env } from './env';

/** The issuer of receipts, from the settings. */
export function houseOf(): House {
  const { HOUSE_NAME, HOUSE_ADDRESS, HOUSE_TAX_NUMBER } = env();
  return {
    name: HOUSE_NAME ?? null,
    address: HOUSE_ADDRESS ?? null,
    taxNumber: HOUSE_TAX_NUMBER ?? null,
  };
}
