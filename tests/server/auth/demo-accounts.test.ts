import { afterEach, beforeAll, expect, it } from 'vitest';
import { GET as OUTBOX } from '@/app/api/outbox/route';
import { GET as ME } from '@/app/api/users/me/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import { isLive, signInWithPassword } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { DEMO_PASSWORD } from '@/lib/server/demo/accounts';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

// The operator as the demo makes it: its password and its second factor are printed in the source.
const email = 'admin@demo.qeema.example';
let operator: Member;
let own: Member;

beforeAll(async () => {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  operator = await makeMember({ role: 'ADMIN', email, password_hash, is_demo: true });
  own = await makeMember({ role: 'ADMIN' });
});
afterEach(() => {
  env().DEMO = false;
});

const signIn = () =>
  signInWithPassword(
    guestCtx(db()),
    { email, password: DEMO_PASSWORD },
    { userAgent: 'test', address: '10.0.0.9' },
  );

it('the demo’s operator cannot sign in or use a token when the demo is off', async () => {
  await expect(signIn()).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect((await callRoute(OUTBOX, { token: operator.token })).status).toBe(401);
  expect((await callRoute(ME, { token: operator.token })).status).toBe(401);
  expect((await callRoute(OUTBOX, { token: own.token })).status).toBe(200);
});

it('a session that began in the demo ends when the demo is switched off', async () => {
  env().DEMO = true;
  const { sessionId } = await signIn();
  expect(await isLive(guestCtx(db()), sessionId)).toBe(true);
  expect((await callRoute(OUTBOX, { token: operator.token })).status).toBe(200);
  env().DEMO = false;
  expect(await isLive(guestCtx(db()), sessionId)).toBe(false);
  expect((await callRoute(OUTBOX, { token: operator.token })).status).toBe(401);
});
