import 'server-only';
import { createHmac } from 'node:crypto';
import { derivedSecret, env } from '@/lib/server/env';

const keyed = (what: string): string =>
  createHmac('sha256', derivedSecret(env().AUTH_SECRET, 'card-limits')).update(what).digest('hex');

/** The gateway's name for a card as it is stored: two tries by one card are known, the card is not. */
export const cardHash = (gateway: string, fingerprint: string): string =>
  keyed(`card ${gateway} ${fingerprint}`);

/** A network address as it is stored; null where none is known. */
export const addressHash = (address: string | undefined): string | null =>
  address ? keyed(`address ${address}`) : null;
