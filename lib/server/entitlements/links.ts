import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { derivedSecret, env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';

/** How long a link to a bought file is good. */
export const LINK_SECONDS = 60;
const TYPE = 'download+jwt';

/** What a link opens: one file of one purchase, for its holder. */
export interface LinkTarget {
  holderId: string;
  id: string;
  fileId: string;
}

const key = () => new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, 'download-link'));

/** A signed token for a download address. */
export function signLink(target: LinkTarget, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...target })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuedAt(issued)
    .setExpirationTime(issued + LINK_SECONDS)
    .sign(key());
}

/** @throws AppError `forbidden` for a token that is not ours or is over */
export async function readLink(token: string, now: Date): Promise<LinkTarget> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      typ: TYPE,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const { holderId, id, fileId } = payload;
    return { holderId: String(holderId), id: String(id), fileId: String(fileId) };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AppError('forbidden', { cause: error });
    throw error;
  }
}
