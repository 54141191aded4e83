import 'server-only';
import { hash, verify } from '@node-rs/argon2';

// argon2id, 19 MiB, t=2, p=1 (OWASP password storage; safety.md). Algorithm 2 is argon2id.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

// Hashing is heavy on purpose; a flood of sign-ins must not take the machine from everybody else.
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** Hashes a password for storing. */
export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, OPTIONS));

let dummy: Promise<string> | undefined;

/** Whether the password is the stored one. Without a stored hash it costs the same time and is false. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no account has this password');
  const against = stored ?? (await dummy);
  const matches = await bounded(() => verify(against, password));
  return matches && Boolean(stored);
}
