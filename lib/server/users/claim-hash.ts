import 'server-only';
import { createHmac } from 'node:crypto';
import { derivedSecret, env } from '@/lib/server/env';

/**
 * An e-mail address or a phone number (E.164) as a deleted account keeps it: by this, whoever claims what the account
 * is owed is known to have it. The address itself is gone.
 */
export const claimHash = (address: string): string =>
  createHmac('sha256', derivedSecret(env().AUTH_SECRET, 'claim')).update(address).digest('hex');
