import { expect, it } from 'vitest';
import { directionOf, titleDirection } from '@/lib/shared/direction';

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

it.each([
  ['Git في ساعة واحدة', 'rtl'],
  ['أساسيات TypeScript بالعربية', 'rtl'],
  ['قيمة Qeema', 'ltr'],
  ['عربي Arab', 'rtl'],
  ['Right-to-Left Testing (عربي)', 'ltr'],
  ['2026', 'rtl'],
])('the title «%s» runs %s', (title, direction) => {
  expect(titleDirection(title)).toBe(direction);
});
