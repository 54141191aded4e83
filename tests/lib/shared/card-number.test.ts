import { expect, it } from 'vitest';
import { groupCard } from '@/lib/shared/card-number';

it.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '4242 4242 4242 4242'],
  ['۴۰۰۰-۰۰۰۰', '4000 0000'],
  ['4000 0000 0000 9995', '4000 0000 0000 9995'],
  ['12345678901234567890123', '1234 5678 9012 3456 789'],
])('groups the digits of %j in fours', (typed, shown) => {
  expect(groupCard(typed)).toBe(shown);
});
