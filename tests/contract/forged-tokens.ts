import { SignJWT, UnsecuredJWT } from 'jose';
import { revokeSession } from '@/lib/server/auth/repo';
import { mintToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { derivedSecret, env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { DAY } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import type { People } from './people';

interface Claims {
  sid: string;
  alg?: string;
  typ?: string;
  iss?: string;
  aud?: string;
  secret?: string;
}

function signed({ sid, alg = 'HS256', typ = 'at+jwt', iss = 'qeema', aud = 'qeema-api', secret }: Claims) {
  const key = secret ?? derivedSecret(env().AUTH_SECRET, 'access-token');
  return new SignJWT({ sid, role: 'ADMIN' })
    .setProtectedHeader({ alg, typ, kid: '../../../dev/null' })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(key));
}

async function revoked(): Promise<string> {
  const { id } = await makeUser(db(), { role: 'ADMIN' });
  const { sessionId, token } = await makeSession(db(), id);
  await revokeSession(db(), sessionId, NOW);
  return token;
}

async function ofLastWeek(): Promise<string> {
  const { id } = await makeUser(db(), { role: 'ADMIN' });
  const { sessionId } = await makeSession(db(), id, fromNow(-8 * DAY));
  return (await mintToken(sessionId, NOW)).token;
}

/** Invalid Authorization headers, by what is wrong with them. All name a session that could do everything. */
export async function forgedHeaders({ admin, suspended }: People): Promise<[why: string, header: string][]> {
  const sid = admin.sessionId;
  const unsigned = new UnsecuredJWT({ sid })
    .setIssuer('qeema')
    .setAudience('qeema-api')
    .setExpirationTime('1h');
  const tokens: [string, string][] = [
    ['no token', 'x'],
    ['unsigned', unsigned.encode()],
    ['another secret', await signed({ sid, secret: 'a secret that somebody guessed, long enough' })],
    ['the secret of all secrets', await signed({ sid, secret: env().AUTH_SECRET })],
    ['another algorithm', await signed({ sid, alg: 'HS384' })],
    ['another type', await signed({ sid, typ: 'download+jwt' })],
    ['another issuer', await signed({ sid, iss: 'evil' })],
    ['another audience', await signed({ sid, aud: 'qeema' })],
    ['expired', (await mintToken(sid, fromNow(-601_000))).token],
    ['no such session', await signed({ sid: newId() })],
    ['a session that was logged out', await revoked()],
    ['a session of last week', await ofLastWeek()],
    ['a suspended account', suspended.token],
  ];
  const odd: [string, string][] = [
    ['%%', 'Bearer %%'],
    ['nothing', 'Bearer '],
    ['another scheme', `Basic ${Buffer.from('admin:admin').toString('base64')}`],
    ['two tokens', `Bearer ${admin.token}, Bearer ${admin.token}`],
  ];
  return [...tokens.map(([why, token]): [string, string] => [why, `Bearer ${token}`]), ...odd];
}
