import 'server-only';
import { recordAudit } from '@/lib/server/audit/service';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { sendSecondFactorLetter } from './letters';
import { lockedUntil, WINDOW_MS, WRONG_CODES } from './policy';
import { type FactorRow, lockFactor, updateTries } from './repo';

/**
 * Checks a code and, where it is right, does what it opens in the same transaction. A wrong code is counted in the
 * operator's row, which is locked meanwhile: so a thousand tries at once are checked one after the other.
 * @param judge whether the code is right for this row
 * @throws AppError `conflict` without a second factor, `rate_limited`, `code_invalid`
 */
export async function withCode<T>(
  ctx: MemberCtx,
  judge: (row: FactorRow, ctx: MemberCtx) => Promise<boolean>,
  open: (ctx: MemberCtx) => Promise<T>,
): Promise<T> {
  const opened = await inTransaction(ctx, async (ctx) => {
    const row = await lockFactor(ctx.db, ctx.viewer.id);
    if (!row) throw new AppError('conflict');
    const wrong = { tries: row.tries, since: row.tries_since };
    const until = lockedUntil(wrong, ctx.now);
    if (until) {
      const retryAfter = Math.ceil((until.getTime() - ctx.now.getTime()) / 1000);
      throw new AppError('rate_limited', { retryAfter });
    }
    if (await judge(row, ctx)) {
      if (row.tries > 0) await updateTries(ctx.db, row.user_id, { tries: 0, since: null });
      return { result: await open(ctx) };
    }
    await countWrong(ctx, wrong);
    return null;
  });
  // Thrown only here: an error inside the transaction would roll the count back.
  if (!opened) throw new AppError('code_invalid', { fields: { code: 'validation:factorCode' } });
  return opened.result;
}

async function countWrong(ctx: MemberCtx, wrong: { tries: number; since: Date | null }): Promise<void> {
  const isOver = !wrong.since || ctx.now.getTime() - wrong.since.getTime() >= WINDOW_MS;
  const tries = isOver ? 1 : wrong.tries + 1;
  const me = ctx.viewer.id;
  await updateTries(ctx.db, me, { tries, since: isOver ? ctx.now : wrong.since });
  if (tries < WRONG_CODES) return;
  await recordAudit(ctx, { actor: me, action: 'second_factor.locked', subjectId: me, details: { tries } });
  await sendSecondFactorLetter(ctx, 'locked');
}
