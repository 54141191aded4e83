import { ApiError } from '@/lib/client/api-error';
import { signInWithPassword } from '@/lib/client/auth';
import { leaveFor } from '@/lib/client/navigate';
import { paths } from '@/lib/shared/paths';

/**
 * Signs in to the account that was just registered, and goes on. Registering does not say whether the e-mail had an
 * account before: if that account has another password, the sign-in page says what to do.
 * @param next already checked as safe
 */
export async function enterNewAccount(
  { email, password }: { email: string; password: string },
  next: string,
): Promise<void> {
  const problem = await signInWithPassword(email, password).then(
    () => null,
    (error: unknown) => error,
  );
  if (!problem) return leaveFor(next);
  const isKnown = problem instanceof ApiError && problem.code === 'invalid_credentials';
  leaveFor(paths.login(next, isKnown ? 'maybe_registered' : undefined));
}
