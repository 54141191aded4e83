import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '@/lib/contract/new-accounts';
import { bounded } from '@/lib/server/bounded';
import { AppError } from '@/lib/server/errors';

// argon2id, 19 MiB, t=2, p=1 (OWASP password storage; safety.md). Algorithm 2 is argon2id.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing is slow on purpose; a flood of sign-ins must not slow the machine down for everybody else.
const queue = bounded({ atOnce: 4, waiting: 200 });
const inTurn = <T>(work: () => Promise<T>): Promise<T> => queue('everybody', work);

/** Gives a password one spelling (RFC 8265): some keyboards send آ and é as one character, others as two. */
const prepared = (password: string): string => password.normalize('NFC').slice(0, PASSWORD_LENGTH);

/** Hashes a password for storing. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(prepared(password), OPTIONS));

let dummy: Promise<string> | undefined;

// Where the queue was full, the next caller tries again: a stored refusal would tell unknown accounts from known ones.
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('no account has this password').catch((error: unknown) => {
    dummy = undefined;
    throw error;
  });
  return dummy;
}

/**
 * Returns whether the password matches the stored hash. Without a stored hash the answer is false, and takes as long.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const matches = await inTurn(() => verify(against, prepared(password)));
  return matches && Boolean(stored);
}

/**
 * Loads the word lists with the first password to check, because they are large.
 * @param known words that an attacker would try first, such as the name and the e-mail
 * @throws AppError `invalid` for `password` when it is weak
 */
export async function assertStrongPassword(password: string, known: readonly string[]): Promise<void> {
  const { assessPassword } = await import('@/lib/shared/password');
  if (assessPassword(password, known) === 'weak') {
    throw new AppError('invalid', { fields: { password: 'validation:passwordWeak' } });
  }
}
