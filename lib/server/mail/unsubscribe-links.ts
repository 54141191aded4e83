import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Lettered } from '@/lib/contract/notice-choices';
import { signedLinks } from '@/lib/server/crypto/signed-links';
import { env } from '@/lib/server/env';

const GOOD_FOR_MS = 366 * 86_400_000;

/** Which letters a link turns off, and of whom. */
export interface Subscription {
  userId: string;
  kind: Lettered;
  /** where the letter went: with another address of the account it turns nothing off */
  address: string;
}

const links = signedLinks('unsubscribe', z.object({ userId: z.uuid(), kind: Lettered, address: z.string() }));

/** An address in a link, which stands in logs: to be compared, not to be read. */
export const hashOfAddress = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 22);

/** Where the reader of a letter turns such letters off without signing in, for a year (RFC 8058). */
export async function unsubscribeUrl({ userId, kind, address }: Subscription, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + GOOD_FOR_MS);
  const token = await links.sign({ userId, kind, address: hashOfAddress(address) }, expiresAt);
  const { APP_URL, NEXT_PUBLIC_API_URL } = env();
  const api = NEXT_PUBLIC_API_URL.startsWith('/') ? `${APP_URL}${NEXT_PUBLIC_API_URL}` : NEXT_PUBLIC_API_URL;
  return `${api}/notifications/unsubscribe/${token}`;
}

/** @throws AppError `forbidden` for a link that is not ours or is over; its address is a hash */
export const readUnsubscribeLink = links.read;
