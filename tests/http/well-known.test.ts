import { expect, test } from 'vitest';
import { guest, origin } from './visitors';

test('security.txt is plain text in the place that RFC 9116 names', async () => {
  const answer = await guest().fetch('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:/);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

test('password managers find the page of the password, and no other address there', async () => {
  const { status, headers } = await guest().fetch('/.well-known/change-password');
  expect([status, headers.get('location')]).toEqual([303, '/settings/main?part=signIn']);
  expect((await guest().fetch('/.well-known/resource-that-should-not-exist')).status).toBe(404);
});
