import 'server-only';
import type { GatewayName } from '@/lib/contract/gateways';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { costOf } from '@/lib/shared/processing-cost';
import { bankTransferGateway } from './bank-transfer/gateway';
import type { PaymentGateway } from './port';
import { sandboxGateway } from './sandbox/gateway';
import { stripeGateway } from './stripe/gateway';

const GATEWAYS: Record<string, PaymentGateway> = {
  sandbox: sandboxGateway,
  stripe: stripeGateway,
  bank_transfer: bankTransferGateway,
};

/**
 * The gateway with a name, such as a payment's; also one that is switched off, because its payments go on. Only the
 * sandbox is ignored once it is off: its payments brought no money. A demo may have them beside real ones.
 * @throws AppError `not_found`
 */
export function gateway(name: string): PaymentGateway {
  const chosen = Object.hasOwn(GATEWAYS, name) ? GATEWAYS[name] : undefined;
  if (!chosen) throw new AppError('not_found');
  if (name === 'sandbox' && !isOn(name) && !env().DEMO) throw new AppError('not_found');
  return chosen;
}

/**
 * Returns the cost of a payment at its gateway, in minor units: what it reports, or else what it says beforehand.
 * Whether it can be asked later what it really was.
 */
export function keptBy(name: string, { amount, cost }: { amount: number; cost?: number }) {
  const { rate, costOf: ask } = gateway(name);
  const asksCost = cost === undefined && ask !== undefined;
  return { cost: Math.min(cost ?? costOf(rate, amount), amount), asksCost };
}

/** Whether new payments may be made with it. */
const isOn = (name: GatewayName): boolean => env().PAYMENT_GATEWAYS.includes(name);

/**
 * The gateway for a new payment: the buyer's choice, or the first that is on.
 * @throws AppError `conflict` when it is off
 */
export function chosenGateway(chosen: GatewayName | undefined): GatewayName {
  const name = chosen ?? env().PAYMENT_GATEWAYS[0] ?? 'sandbox';
  if (!isOn(name)) throw new AppError('gateway_off');
  return name;
}
