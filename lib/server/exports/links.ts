import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { derivedSecret, env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

const TYPE = 'export+jwt';

/** What a link opens: one copy, for the member whose it is. */
export interface ExportTarget {
  userId: string;
  id: string;
}

const key = () => new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, 'export-link'));

/** A signed token for a copy's address, good as long as the copy is. */
export function signExportLink({ userId, id }: ExportTarget, expiresAt: Date): Promise<string> {
  return new SignJWT({ userId, id })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(key());
}

/** @throws AppError `forbidden` for a token that is not ours or is over */
export async function readExportLink(token: string, now: Date): Promise<ExportTarget> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      typ: TYPE,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return { userId: String(payload.userId), id: String(payload.id) };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AppError('forbidden', { cause: error });
    throw error;
  }
}
