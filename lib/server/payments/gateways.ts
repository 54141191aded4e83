import 'server-only';
import type { Payload } from '@/lib/contract/endpoint';
import type { listGateways } from '@/lib/contract/gateways';
import { env } from '@/lib/server/env';

/** The ways to pay that are switched on, in the order in which buyers see them. */
export async function gatewaysOn(): Promise<Payload<typeof listGateways>> {
  const { PAYMENT_GATEWAYS: gateways, BANK_TRANSFER_DAYS: transferDays } = env();
  return { gateways, transferDays };
}
