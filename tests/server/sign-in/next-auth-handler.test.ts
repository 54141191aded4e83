import { describe, expect, it } from 'vitest';
import { GET, POST } from '@/app/api/auth/[...nextauth]/route';
import { endSessionOf, isLive } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeSession, makeUser } from '@/lib/server/demo/people-factory';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function ask(method: 'GET' | 'POST', action: string, headers: Record<string, string> = {}, body = '') {
  const request = new Request(`http://localhost:3000/api/auth/${action}`, {
    method,
    headers,
    ...(method === 'POST' ? { body } : {}),
  });
  const context = { params: Promise.resolve({ nextauth: action.replace(/\?.*/, '').split('/') }) };
  const response = await (method === 'GET' ? GET : POST)(request, context);
  return [response.status, (await response.json()).code];
}

describe('the handler of next-auth refuses', () => {
  // The pages of next-auth, the log that it writes for anybody, and the callback that fails.
  it.each(['signin', 'signout', 'error', 'verify-request', 'callback/password', 'callback/google', '_log'])(
    'to answer GET %s',
    async (action) => expect(await ask('GET', action)).toEqual([404, 'not_found']),
  );

  it.each(['_log', 'signin/password', 'session', 'callback/google', '__proto__'])(
    'to answer POST %s',
    async (action) =>
      expect(await ask('POST', action, FORM, 'level=error&code=x')).toEqual([404, 'not_found']),
  );

  it('a version other than 2, in the header or the address', async () => {
    const refused = [400, 'unsupported_version'];
    expect(await ask('GET', 'csrf', { version: '3' })).toEqual(refused);
    expect(await ask('POST', 'callback/password?version=1', FORM, 'email=a&password=b')).toEqual(refused);
  });

  it('a form that a page of another site sent', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3000.evil.example' },
    ];
    for (const headers of foreign) {
      for (const action of ['callback/password', 'callback/phone', 'signout']) {
        const code = await ask('POST', action, { ...FORM, ...headers }, 'email=a&password=b');
        expect(code, JSON.stringify(headers)).toEqual([403, 'cross_origin']);
      }
    }
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'a body of the type “%s”',
    async (type) => {
      const code = await ask('POST', 'callback/password', { 'content-type': type }, '{"email":');
      expect(code).toEqual([415, 'unsupported_media']);
    },
  );
});

describe('the address to return to', () => {
  const NONE = [
    '%09//evil.example',
    '@evil.example',
    'javascript:alert(1)',
    'http://',
    'http://a:b:c',
    '\\\\e',
  ];

  it.each(NONE)('%s is refused in the form and in the cookies', async (callbackUrl) => {
    const encoded = encodeURIComponent(callbackUrl);
    const refused = [422, 'invalid'];
    expect(await ask('POST', 'callback/password', FORM, `callbackUrl=${encoded}`)).toEqual(refused);
    expect(await ask('GET', 'session', { cookie: `next-auth.callback-url=${encoded}` })).toEqual(refused);
    expect(await ask('GET', 'csrf', { cookie: `__Secure-next-auth.callback-url=${encoded}` })).toEqual(
      refused,
    );
  });
});

it('signing out through next-auth ends the session itself', async () => {
  const { sessionId } = await makeSession(db(), (await makeUser(db())).id);
  const ctx = guestCtx(db());
  await endSessionOf(ctx, null);
  expect(await isLive(ctx, sessionId)).toBe(true);
  await endSessionOf(ctx, { sid: sessionId });
  expect(await isLive(ctx, sessionId)).toBe(false);
});
