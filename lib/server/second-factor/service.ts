import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import { recordAudit } from '@/lib/server/audit/service';
import { assertOwner } from '@/lib/server/auth/assert-owner';
import { open, seal } from '@/lib/server/crypto/seal';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { ownIdentity } from '@/lib/server/users/identity';
import { MINUTE } from '@/lib/shared/time';
import { drawUri, hashRecoveryCode, newRecoveryCodes, newTotpSecret, stepOfCode, totpUri } from './codes';
import { withCode } from './judge';
import { sendSecondFactorLetter } from './letters';
import { isProvenOperator, provenUntil } from './policy';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  updateLastStep,
  updateSessionProven,
  updateSessionsUnproven,
  updateToPending,
  upsertPending,
} from './repo';
import { rowOf } from './sealed';

/** How long a device that is being set up waits for its first code. */
const PENDING_MS = 30 * MINUTE;

/** The caller's second factor, and until when this session has passed it. */
export async function getSecondFactor(ctx: MemberCtx) {
  const [row, recoveryCodesLeft, { passwordHash }] = await Promise.all([
    findFactor(ctx.db, ctx.viewer.id),
    countRecoveryCodes(ctx.db, ctx.viewer.id),
    ownIdentity(ctx),
  ]);
  const until = provenUntil(ctx.viewer.secondFactorAt, ctx.now);
  return {
    enrolled: Boolean(row?.secret),
    passedUntil: until?.toISOString() ?? null,
    recoveryCodesLeft,
    hasPassword: passwordHash !== null,
  };
}

/**
 * Makes a secret for a new device. It is of no use before a code from it was right, and until then the former device
 * stays in use.
 * @throws AppError `password_wrong`, `sign_in_again`, `rate_limited`; `second_factor_required` where there is one
 *   already that this session has not shown
 */
export async function startSecondFactor(ctx: MemberCtx, password: string | undefined) {
  const me = await ownIdentity(ctx);
  await assertOwner(ctx, me, password);
  assertMayReplace(ctx, await findFactor(ctx.db, me.id));
  const secret = newTotpSecret();
  await upsertPending(ctx.db, me.id, seal(secret, rowOf(me.id)), ctx.now);
  const issuer = translateKey(ctx.locale, 'common:brand') ?? 'Qeema';
  const uri = totpUri(secret, issuer, me.email ?? me.name);
  return { secret, uri, svg: await drawUri(uri) };
}

/**
 * Puts the waiting secret into use. This session counts as proven by it; sessions proven by a former one do not count
 * any more.
 * @returns ten recovery codes, which are stored as hashes and never shown again
 * @throws AppError `code_invalid`, `conflict` where nothing waits, `second_factor_required`, `rate_limited`
 */
export async function confirmSecondFactor(ctx: MemberCtx, code: string) {
  const found = { step: 0 };
  return withCode(
    ctx,
    async (row, ctx) => {
      assertMayReplace(ctx, row);
      const isWaiting = row.pending_at && ctx.now.getTime() - row.pending_at.getTime() < PENDING_MS;
      if (!row.pending_secret || !isWaiting) throw new AppError('conflict');
      const step = stepOfCode(open(row.pending_secret, rowOf(row.user_id)), code, ctx.now);
      found.step = step ?? 0;
      return step !== null;
    },
    async (ctx) => {
      const { id, sessionId } = ctx.viewer;
      await updateToPending(ctx.db, id, found.step, ctx.now);
      await updateSessionsUnproven(ctx.db, id);
      await updateSessionProven(ctx.db, sessionId, ctx.now);
      await recordAudit(ctx, { actor: id, action: 'second_factor.enrol', subjectId: id, details: {} });
      await sendSecondFactorLetter(ctx, 'enrolled');
      return giveRecoveryCodes(ctx);
    },
  );
}

function assertMayReplace(ctx: MemberCtx, row: { secret: string | null } | undefined): void {
  if (row?.secret && !isProvenOperator(ctx.viewer, ctx.now)) throw new AppError('second_factor_required');
}

async function giveRecoveryCodes(ctx: MemberCtx) {
  const recoveryCodes = newRecoveryCodes();
  const { id } = ctx.viewer;
  await replaceRecoveryCodes(
    ctx.db,
    id,
    recoveryCodes.map((code) => hashRecoveryCode(id, code)),
  );
  return { recoveryCodes };
}

/**
 * Proves the second factor for the caller's session, by a code from the app or one of the recovery codes.
 * @throws AppError `code_invalid`, also for one that was used; `conflict` where none is set up; `rate_limited`
 */
export async function passSecondFactor(ctx: MemberCtx, code: string) {
  let by: 'app' | 'recovery' = 'app';
  return withCode(
    ctx,
    async (row, ctx) => {
      if (!row.secret) throw new AppError('conflict');
      by = 'app';
      if (await spendAppCode(ctx, row, code)) return true;
      by = 'recovery';
      return spendRecoveryCode(ctx.db, row.user_id, hashRecoveryCode(row.user_id, code), ctx.now);
    },
    async (ctx) => {
      const { id, sessionId } = ctx.viewer;
      await updateSessionProven(ctx.db, sessionId, ctx.now);
      await recordAudit(ctx, { actor: id, action: 'second_factor.pass', subjectId: id, details: { by } });
      if (by === 'recovery') await sendSecondFactorLetter(ctx, 'recoveryUsed');
      return { passedUntil: provenUntil(ctx.now, ctx.now)?.toISOString() ?? '' };
    },
  );
}

/** Ten new recovery codes in exchange for a code from the app. @throws AppError as `passSecondFactor` */
export async function renewRecoveryCodes(ctx: MemberCtx, code: string) {
  return withCode(
    ctx,
    async (row, ctx) => {
      if (!row.secret) throw new AppError('conflict');
      return spendAppCode(ctx, row, code);
    },
    async (ctx) => {
      const { id } = ctx.viewer;
      await recordAudit(ctx, { actor: id, action: 'second_factor.renew', subjectId: id, details: {} });
      await sendSecondFactorLetter(ctx, 'recoveryRenewed');
      return giveRecoveryCodes(ctx);
    },
  );
}

// A code works once, and none older than the last one that worked: an overheard code opens nothing.
async function spendAppCode(
  ctx: MemberCtx,
  row: { user_id: string; secret: string | null; last_step: number },
  code: string,
): Promise<boolean> {
  const step = stepOfCode(open(row.secret ?? '', rowOf(row.user_id)), code, ctx.now);
  if (step === null || step <= row.last_step) return false;
  await updateLastStep(ctx.db, row.user_id, step);
  return true;
}

/** Returns whether a member's app shows the codes of this secret. */
export async function usesSecret(ctx: Ctx, userId: string, secret: string): Promise<boolean> {
  const row = await findFactor(ctx.db, userId);
  return Boolean(row?.secret) && open(row?.secret ?? '', rowOf(userId)) === secret;
}

/** Sets up a known secret: the demo does so for its operator, whose password is public as well. */
export async function enrolWith(ctx: Ctx, userId: string, secret: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await upsertPending(ctx.db, userId, seal(secret, rowOf(userId)), ctx.now);
    await updateToPending(ctx.db, userId, 0, ctx.now);
  });
}

/** Removes a member's second factor and what it opened; they set up a new one. @returns false where there was none */
export async function forgetSecondFactor(ctx: Ctx, userId: string): Promise<boolean> {
  await updateSessionsUnproven(ctx.db, userId);
  return deleteFactor(ctx.db, userId);
}
