import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import {
  deleteTokens,
  findToken,
  insertToken,
  type TokenPurpose,
  updateTokenAsUsed,
  updateTokenHash,
} from './repo';
import { hashSecret, newSecret } from './secrets';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** How long a link to a new password is good for; its letter says so. */
export const RESET_MINUTES = 30;
/** How long each is good for; reset links and codes as the safety rules say. */
const LIFE: Record<TokenPurpose, number> = {
  verify_email: 2 * DAY,
  reset_password: RESET_MINUTES * MINUTE,
  change_email: DAY,
  phone_ticket: 10 * MINUTE,
};

/** What a redeemed token stood for. */
interface Redeemed {
  purpose: TokenPurpose;
  userId: string | null;
  target: string;
}

/**
 * Makes a token that works once; the account's former one for the same thing ends.
 * @param given.askedAt since when it lives
 * @returns the secret, which nobody can read again
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
 * Keeps the place of a token that a job will make. Whatever ends the account's links in between takes the place away.
 * The account's former token for the same thing ends.
 */
export async function keepPlace(
  ctx: Ctx,
  given: { purpose: TokenPurpose; userId: string; target: string },
): Promise<void> {
  // A secret that nobody is told opens nothing.
  await issueToken(ctx, given);
}

/**
 * Puts a token in the place that was kept at `askedAt`; made again, it ends the one before.
 * @returns the secret, which nobody can read again; null where the place is gone
 */
export async function takePlace(
  ctx: Ctx,
  given: { purpose: TokenPurpose; userId: string; target: string; askedAt: Date },
): Promise<string | null> {
  const secret = newSecret();
  return (await updateTokenHash(ctx.db, given, hashSecret(secret), ctx.now)) ? secret : null;
}

/** Whether what was asked for at `askedAt` would be over by now: a letter that waited too long says nothing. */
export const isOver = (purpose: TokenPurpose, askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= LIFE[purpose];

/** What a token stands for, without using it up. @throws AppError `link_invalid` */
export async function readSecret(ctx: Ctx, secret: string, purposes: TokenPurpose[]): Promise<Redeemed> {
  return redeemed(await findToken(ctx.db, hashSecret(secret), purposes, ctx.now));
}

/** Uses a token up; of requests at the same time one gets it. @throws AppError `link_invalid` */
export async function redeem(ctx: Ctx, secret: string, purposes: TokenPurpose[]): Promise<Redeemed> {
  return redeemed(await updateTokenAsUsed(ctx.db, hashSecret(secret), purposes, ctx.now));
}

function redeemed(row: { purpose: string; user_id: string | null; target: string } | undefined): Redeemed {
  if (!row) throw new AppError('link_invalid');
  return { purpose: row.purpose as TokenPurpose, userId: row.user_id, target: row.target };
}

/** Ends all open links of an account: whoever asked for them before may not be its owner. */
export const endTokens = (ctx: Ctx, userId: string): Promise<void> => deleteTokens(ctx.db, userId);
