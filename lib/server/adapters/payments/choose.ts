import 'server-only';
import { AppError } from '@/lib/server/errors';
import type { PaymentGateway } from './port';
import { sandboxGateway } from './sandbox/gateway';

const GATEWAYS: Record<string, PaymentGateway> = { sandbox: sandboxGateway };

/** The gateway of a name, such as PAYMENT_GATEWAY's or a payment's. @throws AppError `not_found` */
export function gateway(name: string): PaymentGateway {
  const chosen = Object.hasOwn(GATEWAYS, name) ? GATEWAYS[name] : undefined;
  if (!chosen) throw new AppError('not_found');
  return chosen;
}
