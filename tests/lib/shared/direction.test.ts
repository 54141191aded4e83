import { expect, it } from 'vitest';
import { directionOf } from '@/lib/shared/direction';

it.each([
  ['مرحبا hello', 'rtl'],
  ['hello مرحبا', 'ltr'],
  ['١٢٣ – «قيمة»', 'rtl'],
  ['12. Next.js بالعربية', 'ltr'],
  ['שלום', 'rtl'],
  ['', null],
  ['— 12 %', null],
])('«%s» runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
