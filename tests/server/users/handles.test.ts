import { describe, expect, it } from 'vitest';
import { isHandleAllowed, suggestHandle } from '@/lib/server/users/handles';
import { handleSkeleton } from '@/lib/shared/handles';

describe('isHandleAllowed', () => {
  it.each([
    'admin',
    'adm1n',
    'adrnin',
    'a_d_m_i_n',
    'qeema',
    'support',
    '5upport',
    'supp0rt',
    'roo7'.replace('7', 't'),
    'ab',
    'a'.repeat(31),
    'Sara',
    'sarа',
    'سارة',
    'sara\u200B',
    'sa ra',
    'sa-ra',
    'sa.ra',
    '___',
    '',
    'sara\n',
    '../etc',
    '__proto__',
    '<b>',
    'null',
    'undefined',
  ])('refuses “%s” (of this list, only __proto__ is allowed)', (handle) => {
    // __proto__ looks like "proto", which is not reserved.
    expect(isHandleAllowed(handle)).toBe(handle === '__proto__');
  });
});

it('handles that look alike have the same skeleton', () => {
  for (const [one, other] of [
    ['paypal', 'paypa1'],
    ['modern', 'modem'],
    ['sara_l', 'sara1'],
    ['vvriter', 'writer'],
    ['o_o', '00'],
  ] as const) {
    expect(handleSkeleton(one), one).toBe(handleSkeleton(other));
  }
  expect(handleSkeleton('sara')).not.toBe(handleSkeleton('sarah'));
});

it.each([
  'admin@x.example',
  'a@x.example',
  '"<b>"@x.example',
  '__proto__@x.example',
  `${'a'.repeat(64)}@x.example`,
])('the handle suggested for %s is allowed at each attempt', (email) => {
  for (const attempt of [0, 1, 2]) expect(isHandleAllowed(suggestHandle(email, attempt))).toBe(true);
});
