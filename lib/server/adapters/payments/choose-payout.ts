import 'server-only';
import type { PayoutGateway } from './payout-port';
import { isStripeSetUp } from './stripe/client';
import { stripePayouts } from './stripe/payouts';

/** The gateway that pays members on accounts of their own; null where none is set up. */
export const payoutGateway = (): PayoutGateway | null => (isStripeSetUp() ? stripePayouts : null);
