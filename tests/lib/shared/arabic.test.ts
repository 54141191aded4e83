import { expect, test } from 'vitest';
import {
  countGraphemes,
  firstWords,
  initialOf,
  isolate,
  stripBidiMarks,
  toLatinDigits,
  writeDigits,
} from '@/lib/shared/arabic';

test('both sets of Arabic digits become Latin digits, and other characters stay', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0-9 أ')).toBe('0123456789 0123456789 0-9 أ');
  expect(writeDigits('012-345', 'arab')).toBe('٠١٢-٣٤٥');
  expect(writeDigits('012-345', 'latn')).toBe('012-345');
});

test('characters are counted as readers see them', () => {
  expect('مُحَمَّد').toHaveLength(8);
  expect(countGraphemes('مُحَمَّد')).toBe(4);
  expect(countGraphemes('👨‍👩‍👧')).toBe(1);
  expect(countGraphemes('')).toBe(0);
});

test('a text is cut between words, never within a letter, and a short one stays', () => {
  expect(firstWords(' قصير \n جدًا ', 20)).toBe('قصير جدًا');
  expect(firstWords('كلمة أولى وكلمة ثانية وكلمة ثالثة', 20)).toBe('كلمة أولى وكلمة…');
  expect(firstWords('👨‍👩‍👧'.repeat(5), 3)).toBe(`${'👨‍👩‍👧'.repeat(2)}…`);
});

test('an initial is the first letter, with its marks, without quotes and spaces', () => {
  expect(initialOf('سارة')).toBe('س');
  expect(initialOf(' «khalid»')).toBe('K');
  expect(initialOf('مُنى')).toBe('مُ');
  expect(initialOf('42 درسًا')).toBe('4');
  expect(initialOf('—')).toBe('؟');
});

test('an isolated text is the same text again without its direction marks', () => {
  expect(stripBidiMarks(isolate('سارة (Dev) 3!'))).toBe('سارة (Dev) 3!');
  expect(isolate('a')).toBe('\u2068a\u2069');
});
