import 'server-only';
import type { PayoutGateway } from './payout-port';
import { isStripeSetUp } from './stripe/client';
import { stripePayouts } from './stripe/payouts';

/** Who pays members by accounts of their own; null where nobody is set up. */
export const payoutGateway = (): PayoutGateway | null => (isStripeSetUp() ? stripePayouts : null);
