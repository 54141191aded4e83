import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/server/env';
import { securityTxt } from '@/lib/server/security-txt';
import { DAY } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';

const before = env().SECURITY_CONTACT;
afterEach(() => {
  env().SECURITY_CONTACT = before;
});

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );

test('names a contact, both languages, its address, and a day less than a year ahead', () => {
  const { Expires = '', ...fields } = fieldsOf(securityTxt(NOW));
  expect(fields).toEqual({
    Contact: 'mailto:no-reply@localhost',
    'Preferred-Languages': 'ar, en',
    Canonical: `${env().APP_URL}/.well-known/security.txt`,
  });
  expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(Expires) - NOW.getTime()) / DAY;
  expect([days > 170, days < 365]).toEqual([true, true]);
});

test('names the contact of the settings', () => {
  env().SECURITY_CONTACT = 'https://qeema.example/report';
  expect(fieldsOf(securityTxt(NOW)).Contact).toBe('https://qeema.example/report');
});
