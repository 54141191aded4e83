import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { registerUser } from '@/lib/contract/users';
import { assertStrongPassword, hashPassword } from '@/lib/server/auth/passwords';
import { noticeTo } from '@/lib/server/codes/letters';
import { trySend } from '@/lib/server/codes/sends';
import { askToVerify } from '@/lib/server/codes/verify-email';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { identityByEmail } from '@/lib/server/users/identity';
import { openAccount } from '@/lib/server/users/open-account';
import { paths } from '@/lib/shared/paths';

/**
 * Creates the account of a person or a company with e-mail and password. For an e-mail that already has an account, the
 * answer is the same and takes the same time; its owner gets a letter, and nothing else happens (lib/decisions/014).
 * @throws AppError `invalid` for a common or weak password, `handle_taken`
 */
export async function register(
  ctx: Ctx,
  body: Parsed<typeof registerUser>['body'],
): Promise<{ email: string }> {
  const { email, name, locale } = body;
  await assertStrongPassword(body.password, [email, name]);
  const passwordHash = await hashPassword(body.password);
  const { handle, accountType } =
    body.accountType === 'COMPANY' ? body : ({ accountType: 'INDIVIDUAL' } as const);
  const account = { email, emailVerifiedAt: null, passwordHash, name, handle, accountType, locale };
  const isNew = await inTransaction(ctx, async (ctx) => {
    const id = await openAccount(ctx, account);
    // In the same transaction: no account without the letter that asks to confirm its address.
    await askToVerify(ctx, id);
    return true;
  }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'email_taken') return false;
    throw error;
  });
  if (!isNew) await inTransaction(ctx, (ctx) => sendRegisteredAgain(ctx, email));
  return { email };
}

async function sendRegisteredAgain(ctx: Ctx, email: string): Promise<void> {
  const owner = await identityByEmail(ctx, email);
  if (!owner || !(await trySend(ctx, `registered:${email}`))) return;
  const said = { to: owner, path: paths.login(), now: ctx.now, value: email };
  await enqueue(ctx, sendLetter, noticeTo(email, 'registeredAgain', said));
}
