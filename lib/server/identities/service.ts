import 'server-only';
import { FullName } from '@/lib/contract/fields';
import { Email } from '@/lib/contract/new-accounts';
import { type SignInMeta, startSession } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { countAgainstLimit } from '@/lib/server/http/rate-limit';
import { LIVE_STATUSES } from '@/lib/server/users/columns';
import { identityByEmail } from '@/lib/server/users/identity';
import { openAccount } from '@/lib/server/users/open-account';
import { findOwner, insertIdentity, updateLastUsed } from './repo';

/**
 * The content of a provider's ID token (OpenID Connect Core 1.0, section 5.1). Its signature is checked; its form is
 * not trusted.
 */
export interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

/**
 * Why a proven identity cannot sign in: the account is closed · the provider has not verified the e-mail · one of our
 * accounts has the e-mail, but nobody ever confirmed it there (lib/decisions/014).
 */
export type IdentityRefusal = 'account_closed' | 'google_unverified' | 'google_unconfirmed';
type SignedIn = { userId: string; sessionId: string };

const PER_ADDRESS = { max: 100, seconds: 900 };

/**
 * Signs in the person that a provider identified: to the account that this identity is linked to, else to the one with
 * the same e-mail, where both sides have verified it, else to a new one.
 * @throws AppError `rate_limited`
 */
export async function signInWithIdentity(
  ctx: Ctx,
  claims: Claims,
  meta: SignInMeta,
): Promise<SignedIn | { refused: IdentityRefusal }> {
  await countAgainstLimit(ctx.db, `signIn:${meta.address}`, PER_ADDRESS, ctx.now);
  const attempt = () =>
    inTransaction(ctx, async (ctx) => {
      const found = await accountOf(ctx, claims);
      return typeof found === 'string' ? startSession(ctx, found, meta) : found;
    });
  // A new person with two windows at once: the second finds the account that the first has made.
  return attempt()
    .catch((error: unknown) => (isTaken(error) ? attempt() : Promise.reject(error)))
    .catch((error: unknown) => {
      // The account with this e-mail exists, but may not sign in.
      if (isTaken(error)) return { refused: 'account_closed' } as const;
      throw error;
    });
}

const isTaken = (error: unknown) =>
  (error instanceof AppError && error.code === 'email_taken') ||
  (error as { code?: string } | null)?.code === '23505';

async function accountOf(ctx: Ctx, claims: Claims): Promise<string | { refused: IdentityRefusal }> {
  const { iss: issuer, sub: subject } = claims;
  const owner = await findOwner(ctx.db, issuer, subject);
  if (owner) {
    if (!LIVE_STATUSES.includes(owner.status)) return { refused: 'account_closed' };
    await updateLastUsed(ctx.db, issuer, subject, ctx.now);
    return owner.id;
  }
  const email = Email.safeParse(claims.email);
  if (!email.success || claims.email_verified !== true) return { refused: 'google_unverified' };
  const account = await identityByEmail(ctx, email.data);
  if (account && !account.emailVerified) return { refused: 'google_unconfirmed' };
  const userId = account?.id ?? (await openFor(ctx, email.data, claims.name));
  await insertIdentity(ctx.db, {
    issuer,
    subject,
    provider: 'google',
    userId,
    email: email.data,
    now: ctx.now,
  });
  return userId;
}

function openFor(ctx: Ctx, email: string, name: unknown): Promise<string> {
  return openAccount(ctx, {
    email,
    emailVerifiedAt: ctx.now,
    passwordHash: null,
    name: FullName.safeParse(name).data ?? email.slice(0, email.indexOf('@')).slice(0, 80),
    accountType: 'INDIVIDUAL',
    locale: ctx.locale,
  });
}
