import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { DAY, MINUTE } from '@/lib/shared/time';
import {
  deleteTokens,
  findToken,
  insertToken,
  type TokenPurpose,
  updateTokenAsUsed,
  updateTokenHash,
} from './repo';
import { hashSecret, newSecret } from './secrets';

/** How long a link to set a new password works; its letter says so. */
export const RESET_MINUTES = 30;
/** How long each kind works; reset links and codes follow the safety rules. */
const LIFE: Record<TokenPurpose, number> = {
  verify_email: 2 * DAY,
  reset_password: RESET_MINUTES * MINUTE,
  change_email: DAY,
  phone_ticket: 10 * MINUTE,
};

/** The meaning of a redeemed token. */
interface Redeemed {
  purpose: TokenPurpose;
  userId: string | null;
  target: string;
}

/**
 * Makes a token that works once; the account's former one for the same purpose ends.
 * @param given.askedAt the beginning of its life
 * @returns the secret, which is stored nowhere
 */
export async function issueToken(
  ctx: Ctx,
  given: { purpose: TokenPurpose; userId: string | null; target: string; askedAt?: Date },
): Promise<string> {
  const { purpose, userId, target, askedAt = ctx.now } = given;
  if (userId) await deleteTokens(ctx.db, userId, purpose);
  const secret = newSecret();
  await insertToken(ctx.db, {
    hash: hashSecret(secret),
    purpose,
    userId,
    target,
    now: ctx.now,
    expiresAt: new Date(askedAt.getTime() + LIFE[purpose]),
  });
  return secret;
}

/**
 * Reserves the place of a token that a job will make. If the account's links end in between, the place ends with them.
 * The account's former token for the same purpose ends.
 */
export async function reserveToken(
  ctx: Ctx,
  given: { purpose: TokenPurpose; userId: string; target: string },
): Promise<void> {
  // A token whose secret nobody gets opens nothing.
  await issueToken(ctx, given);
}

/**
 * Puts a token into the place that was reserved at `askedAt`; called again, it ends the one before.
 * @returns the secret, which is stored nowhere; null where the place is gone
 */
export async function issueReserved(
  ctx: Ctx,
  given: { purpose: TokenPurpose; userId: string; target: string; askedAt: Date },
): Promise<string | null> {
  const secret = newSecret();
  return (await updateTokenHash(ctx.db, given, hashSecret(secret), ctx.now)) ? secret : null;
}

/**
 * Returns whether something asked for at `askedAt` would have ended by now: a letter that waited too long is not sent.
 */
export const isOver = (purpose: TokenPurpose, askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= LIFE[purpose];

/** The meaning of a token, without using it. @throws AppError `link_invalid` */
export async function readSecret(ctx: Ctx, secret: string, purposes: TokenPurpose[]): Promise<Redeemed> {
  return redeemed(await findToken(ctx.db, hashSecret(secret), purposes, ctx.now));
}

/** Uses a token; of requests at the same time only one gets it. @throws AppError `link_invalid` */
export async function redeem(ctx: Ctx, secret: string, purposes: TokenPurpose[]): Promise<Redeemed> {
  return redeemed(await updateTokenAsUsed(ctx.db, hashSecret(secret), purposes, ctx.now));
}

function redeemed(row: { purpose: string; user_id: string | null; target: string } | undefined): Redeemed {
  if (!row) throw new AppError('link_invalid');
  return { purpose: row.purpose as TokenPurpose, userId: row.user_id, target: row.target };
}

/** Ends all open links of an account: the person who asked for them before may not be its owner. */
export const endTokens = (ctx: Ctx, userId: string): Promise<void> => deleteTokens(ctx.db, userId);
