import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx, Db } from '@/lib/server/ctx';
import { countAgainstLimit, forgetUses, uncountAgainstLimit } from '@/lib/server/http/rate-limit';

// People mistype a few times. Somebody with a list of passwords is stopped by the limit of their address. An attacker
// with ten addresses and more can keep new browsers out for the rest of the window, but no browser in which the owner
// has signed in, and not the owner: they read that a link in a letter lets them in. The waiting time slows guesses that
// come one after the other; the limits stop those sent at once.
const PER_ADDRESS = { max: 100, seconds: 900 };
const PER_PLACE = { max: 10, seconds: 900, code: 'too_many_tries' } as const;
const FROM_ANYWHERE = { max: 100, seconds: 900, code: 'too_many_tries' } as const;
const FREE_TRIES = 10;
const STEP_MS = 200;
const LONGEST_MS = 4_000;

/** Where a try comes from. */
export interface Place {
  address: string;
  /** the browser's id, where it is known for this account: its tries are counted apart from those of others */
  device: string | null;
}

const accountKey = (email: string) => `signIn:${email}`;
const placeKey = (email: string, { address, device }: Place) =>
  `signIn:${email} ${device ? `device ${device}` : address}`;

/**
 * Counts a try to sign in before it is made; `email` is null for a text that is not an address.
 * @throws AppError `too_many_tries` for this account, until `forgetTries` is called; `rate_limited` for this address
 */
export async function countTry(ctx: Ctx, email: string | null, place: Place): Promise<void> {
  const { db, now } = ctx;
  await countAgainstLimit(db, `signIn:${place.address}`, PER_ADDRESS, now);
  if (!email) return;
  await countAgainstLimit(db, placeKey(email, place), PER_PLACE, now);
  if (place.device) return;
  const tries = await countAgainstLimit(db, accountKey(email), FROM_ANYWHERE, now);
  await sleep(Math.min(Math.max(tries - FREE_TRIES, 0) * STEP_MS, LONGEST_MS));
}

/** Takes a try off the count when it was right: many people sign in from one address, one after the other. */
export async function uncountTry({ db, now }: Ctx, email: string, place: Place): Promise<void> {
  await uncountAgainstLimit(db, `signIn:${place.address}`, PER_ADDRESS, now);
  await uncountAgainstLimit(db, placeKey(email, place), PER_PLACE, now);
  if (!place.device) await uncountAgainstLimit(db, accountKey(email), FROM_ANYWHERE, now);
}

/** Forgets the tries at an account: its owner has just proven who they are, by the link in a letter. */
export async function forgetTries(db: Db, email: string): Promise<void> {
  await forgetUses(db, accountKey(email));
}
