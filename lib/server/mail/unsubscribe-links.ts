import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Lettered } from '@/lib/contract/notice-choices';
import { signedLinks } from '@/lib/server/crypto/signed-links';
import { apiAddress } from '@/lib/server/http/api-address';
import { DAY } from '@/lib/shared/time';

const GOOD_FOR_MS = 366 * DAY;

/** The member and the kind of letters that a link turns off. */
export interface Subscription {
  userId: string;
  kind: Lettered;
  /** the address that the letter went to: if the account has another one now, the link turns nothing off */
  address: string;
}

const links = signedLinks('unsubscribe', z.object({ userId: z.uuid(), kind: Lettered, address: z.string() }));

/** The hash of an address in a link: links appear in logs, so it can be compared but not read. */
export const hashOfAddress = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 22);

/** The address where the reader of a letter turns such letters off without signing in, for a year (RFC 8058). */
export async function unsubscribeUrl({ userId, kind, address }: Subscription, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const token = await links.sign({ userId, kind, address: hashOfAddress(address) }, expiresAt);
  return apiAddress(`/notifications/unsubscribe/${token}`);
}

/** @throws AppError `forbidden` for a link that is not ours or is too old; its address is a hash */
export const readUnsubscribeLink = links.read;
