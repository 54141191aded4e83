import { expect, test } from 'vitest';
import { DEMO, DEMO_PASSWORD } from '@/tests/setup/demo-accounts';
import { guest, member } from './visitors';

/** Another site. */
const EVIL = 'evil.example';

test('after signing in, an address outside of the site is never followed', async () => {
  const company = await member(DEMO.company);
  const outside = [
    `//${EVIL}`,
    `/\\${EVIL}`,
    `https:${EVIL}`,
    `https://${EVIL}`,
    `\t//${EVIL}`,
    `/\t/${EVIL}`,
    `/.//${EVIL}`,
    `http://localhost@${EVIL}`,
    'javascript:alert(1)',
    `/x/..//${EVIL}`,
    `///${EVIL}`,
    `\\\\${EVIL}`,
    '/login?callbackUrl=/login',
    `/\r\nLocation: https://${EVIL}`,
    `data:text/html,${EVIL}`,
  ];
  for (const address of outside) {
    for (const form of ['/login', '/auth/register']) {
      const answer = await company.fetch(`${form}?callbackUrl=${encodeURIComponent(address)}`);
      expect([answer.status, answer.headers.get('location')], `${form} ${address}`).toEqual([307, '/']);
    }
  }
  const doubled = await company.fetch(`/login?callbackUrl=/cart&callbackUrl=https://${EVIL}`);
  expect(doubled.headers.get('location')).toBe('/');
});

test('an address that Next corrects stays on the site', async () => {
  for (const path of [`//${EVIL}/`, `//${EVIL}/x/`, `//${EVIL}/%2e%2e/`, `/%5C${EVIL}/`, `/x/..//${EVIL}/`]) {
    const answer = await guest().fetch(path);
    expect(answer.headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});

test('sign-in answers the same for known and unknown e-mails', async () => {
  const answers = await Promise.all(
    ['admin@demo.qeema.example', 'nobody@hostile.example', 'no address'].map(async (email) => {
      const answer = await guest().sendSignIn({ email, password: 'a wrong password' });
      const cookies = answer.headers.getSetCookie().join();
      return [answer.status, await answer.text(), cookies.includes('session=')];
    }),
  );
  expect(answers[0]?.[0]).toBe(401);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('the tries for one account are limited, whatever address the caller’s headers name', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => {
      const headers = { 'x-forwarded-for': `10.0.0.${number}`, 'x-qeema-address': `10.1.0.${number}` };
      const fields = { email: 'flooded@hostile.example', password: 'a wrong password' };
      return (await guest().sendSignIn(fields, headers)).text();
    }),
  );
  expect(answers.filter((text) => text.includes('too_many_tries'))).toHaveLength(2);
});

test('only the right password makes a browser known for an account', async () => {
  const { email } = DEMO.company;
  const isKnownAfter = async (fields: Record<string, string>) => {
    const visitor = guest();
    await visitor.sendSignIn({ email, ...fields });
    return visitor.cookies.some(({ name }) => name === 'qeema.device');
  };
  expect(await isKnownAfter({ password: DEMO_PASSWORD })).toBe(true);
  expect(await isKnownAfter({ password: DEMO_PASSWORD, json: '' })).toBe(true); // without a script
  expect(await isKnownAfter({ password: 'a wrong password' })).toBe(false);
  // next-auth answers 200 to a form without its token, and signs nobody in.
  expect(await isKnownAfter({ password: DEMO_PASSWORD, csrfToken: '' })).toBe(false);
  const visitor = guest();
  await visitor.read('/api/auth/session');
  expect(visitor.cookies.map(({ name }) => name)).not.toContain('qeema.device');
});

test('a session’s cookie is for the server only; after logout, copies of it and of its token are refused', async () => {
  const company = guest();
  const answer = await company.sendSignIn({ email: DEMO.company.email, password: DEMO_PASSWORD });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('qeema.session='));
  expect(cookie).toMatch(/; *HttpOnly/i);
  expect(cookie).toMatch(/; *SameSite=Lax/i);
  const headers = { authorization: `Bearer ${await company.token()}` };
  const thief = guest();
  thief.cookies = company.cookies;
  expect((await thief.fetch('/api/users/me', { headers })).status).toBe(200);
  expect((await company.send('POST', '/users/logout')).status).toBe(200);
  expect((await thief.fetch('/api/users/me', { headers })).status).toBe(401);
  expect((await thief.fetch('/api/auth/token')).status).toBe(401);
  expect((await thief.fetch('/finance')).headers.get('location')).toContain('/login');
});
