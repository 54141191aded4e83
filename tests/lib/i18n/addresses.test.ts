import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { addressesOf, addressIn } from '@/lib/i18n/addresses';
import { middleware } from '@/middleware';

test('Arabic has the bare address, English one with a parameter, after the existing parameters', () => {
  expect(addressIn('ar', '/explore?tab=users')).toBe('/explore?tab=users');
  expect(addressIn('en', '/explore?tab=users')).toBe('/explore?tab=users&lang=en');
  expect(addressesOf('/guest')).toEqual({ ar: '/guest', en: '/guest?lang=en', 'x-default': '/guest' });
});

test.each([
  ['nothing said', '/guest', {}, 'ar'],
  ['an address that asks for English', '/guest?lang=en', {}, 'en'],
  [
    'an address that asks for English, and a device that chose Arabic',
    '/guest?lang=en',
    { cookie: 'locale=ar' },
    'ar',
  ],
  ['a device that chose English', '/guest', { cookie: 'locale=en' }, 'en'],
  ['a language that there is not', '/guest?lang=fr', {}, 'ar'],
  ['a header of the visitor’s own', '/guest', { 'x-locale': 'en' }, 'ar'],
  ['what the browser accepts', '/guest', { 'accept-language': 'en' }, 'ar'],
])('with %s, the page gets its language', (_, path, headers, locale) => {
  const answer = middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
  expect(answer.headers.get('x-middleware-request-x-locale')).toBe(locale);
});
