import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { mintToken, readToken } from '@/lib/server/auth/tokens';
import { derivedSecret, env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';

const now = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const key = () => new TextEncoder().encode(derivedSecret(env().AUTH_SECRET, 'access-token'));

function forged(
  claims: { iss?: string; aud?: string; typ?: string; alg?: string; sid?: string },
  secret = key(),
) {
  return new SignJWT({ sid: claims.sid ?? newId() })
    .setProtectedHeader({ alg: claims.alg ?? 'HS256', typ: claims.typ ?? 'at+jwt', kid: '../../dev/null' })
    .setIssuer(claims.iss ?? 'qeema')
    .setAudience(claims.aud ?? 'qeema-api')
    .setIssuedAt(now.getTime() / 1000)
    .setExpirationTime(now.getTime() / 1000 + 600)
    .sign(secret);
}

describe('access tokens', () => {
  it('are valid for their session for ten minutes', async () => {
    const sessionId = newId();
    const { token, expiresAt } = await mintToken(sessionId, now);
    expect(await readToken(token, later(599))).toBe(sessionId);
    expect(expiresAt).toEqual(later(600));
    await expect(readToken(token, later(601))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'evil' }],
    ['another type', { typ: 'JWT' }],
    ['another algorithm', { alg: 'HS512' }],
    ['a session that is not an id', { sid: "' or 1=1" }],
  ])('are refused with %s', async (_, claims) => {
    await expect(readToken(await forged(claims), now)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('are accepted when all claims are right', async () => {
    const sid = newId();
    expect(await readToken(await forged({ sid }), now)).toBe(sid);
  });

  it('are refused when unsigned, changed by one letter or signed with another key', async () => {
    const { token } = await mintToken(newId(), now);
    const at = token.length - 10;
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const unsigned = new UnsecuredJWT({ sid: newId() })
      .setIssuer('qeema')
      .setAudience('qeema-api')
      .setExpirationTime('1h')
      .encode();
    const stranger = await forged({}, new TextEncoder().encode('another secret of enough length, really'));
    for (const bad of [changed, unsigned, stranger, '', 'x']) {
      await expect(readToken(bad, now)).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });
});
