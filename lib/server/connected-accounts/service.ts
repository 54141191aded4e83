import 'server-only';
import type { ConnectedAccount } from '@/lib/contract/gateways';
import { payoutGateway } from '@/lib/server/adapters/payments/choose-payout';
import type { PayoutAnswer, PayoutGateway, Restriction } from '@/lib/server/adapters/payments/payout-port';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { log } from '@/lib/server/log';
import { ownIdentity } from '@/lib/server/users/identity';
import { CURRENCY } from '@/lib/shared/currency';
import { paths } from '@/lib/shared/paths';
import {
  type ConnectedAccount as Account,
  findConnectedAccount,
  insertConnectedAccount,
  updateConnectedAccount,
} from './repo';

/**
 * A link to the payment provider's own pages, where a creator sets up an account for payouts. The account is made once
 * per member; the link works for some minutes and leads back to this site only. There the creator says which bank
 * account the money goes to, so somebody with a stolen session could prepare an account of their own.
 * @throws AppError `forbidden` for a member who sells nothing, `connect_off` where no such provider is set up,
 *   `unavailable`; `password_wrong`, `sign_in_again`, `rate_limited`
 */
export async function createConnectLink(
  ctx: MemberCtx,
  password: string | undefined,
): Promise<{ url: string }> {
  if (ctx.viewer.role === 'MEMBER') throw new AppError('forbidden');
  const provider = gatewayToPayBy();
  await assertOwner(ctx, await ownIdentity(ctx), password);
  const back = (how: 'done' | 'again') => new URL(paths.wireTransferSetup(how), env().APP_URL).href;
  try {
    const accountRef = await accountOf(ctx, provider);
    return {
      url: await provider.createLink({ accountRef, returnUrl: back('done'), refreshUrl: back('again') }),
    };
  } catch (error) {
    log.warn({ err: error, gateway: provider.name }, 'no link for a connected account');
    throw new AppError('unavailable', { retryAfter: 5, cause: error });
  }
}

async function accountOf(ctx: MemberCtx, provider: PayoutGateway): Promise<string> {
  const known = await findConnectedAccount(ctx.db, ctx.viewer.id);
  if (known) return known.account_ref;
  const accountRef = await provider.createAccount({ userId: ctx.viewer.id });
  const { name: gateway } = provider;
  await insertConnectedAccount(ctx.db, { userId: ctx.viewer.id, gateway, accountRef, now: ctx.now });
  return (await findConnectedAccount(ctx.db, ctx.viewer.id))?.account_ref ?? accountRef;
}

/** The state of the caller's own account there. */
export async function getOwnAccount(ctx: MemberCtx): Promise<ConnectedAccount> {
  const row = await findConnectedAccount(ctx.db, ctx.viewer.id);
  const restriction = row && !row.can_be_paid ? (row.restriction as Restriction | null) : null;
  return { isOffered: payoutGateway() !== null, state: stateOf(row), restriction };
}

function stateOf(row: Account | undefined): ConnectedAccount['state'] {
  if (!row) return 'none';
  if (row.can_be_paid) return row.currencies.includes(CURRENCY) ? 'ready' : 'other_currency';
  return row.is_complete ? 'restricted' : 'unfinished';
}

/**
 * Asks the provider for the state of the caller's account, and stores it. Called when the caller comes back from its
 * pages.
 * @throws AppError `unavailable` when the provider does not answer
 */
export async function refreshOwnAccount(ctx: MemberCtx): Promise<ConnectedAccount> {
  const [provider, known] = [payoutGateway(), await findConnectedAccount(ctx.db, ctx.viewer.id)];
  if (provider && known) {
    const state = await provider.ask(known.account_ref).catch((error: unknown) => {
      log.warn({ err: error, gateway: provider.name }, 'no answer about a connected account');
      throw new AppError('unavailable', { retryAfter: 5, cause: error });
    });
    const { gateway, account_ref: accountRef } = known;
    await updateConnectedAccount(ctx.db, { gateway, accountRef, ...state, at: ctx.now });
  }
  return getOwnAccount(ctx);
}

/**
 * Why nothing is paid to an account at the provider: the provider says so, the currency differs, or no provider is set
 * up.
 */
export type Barrier = Restriction | 'currency' | 'off';

/** A member's account at the provider for payouts, with its barrier; null without one. */
export async function payableAccountOf(
  ctx: Ctx,
  userId: string,
): Promise<{ accountRef: string; barrier: Barrier | null } | null> {
  const row = await findConnectedAccount(ctx.db, userId);
  return row ? { accountRef: row.account_ref, barrier: barrierOf(row) } : null;
}

function barrierOf(row: Account): Barrier | null {
  if (payoutGateway()?.name !== row.gateway) return 'off';
  if (!row.can_be_paid) return (row.restriction as Restriction | null) ?? 'asked';
  return row.currencies.includes(CURRENCY) ? null : 'currency';
}

/**
 * The transfer of a payout at the provider, if there is one. Never inside a transaction.
 * @throws AppError `connect_off` without a provider; Error when it does not answer
 */
export const findTransfer = (payoutId: string) => gatewayToPayBy().findTransfer(payoutId);

/**
 * Sends a payout to a member's account at the provider. For the same payout again nothing moves, and the answer is the
 * same. Never inside a transaction.
 * @throws AppError `connect_off` without a provider; Error when it does not answer: it is asked again
 */
export const sendTransfer = (payout: Parameters<PayoutGateway['transfer']>[0]): Promise<PayoutAnswer> =>
  gatewayToPayBy().transfer(payout);

function gatewayToPayBy(): PayoutGateway {
  const gateway = payoutGateway();
  if (!gateway) throw new AppError('connect_off');
  return gateway;
}
