import { expect, it } from 'vitest';
import { dollarsInWords } from '@/lib/shared/amount-words';

it.each([
  [10_000, 'مئة دولار', 'one hundred dollars'],
  [10_100, 'مئة دولار ودولار واحد', 'one hundred and one dollars'],
  [10_200, 'مئة دولار ودولاران', 'one hundred and two dollars'],
  [10_500, 'مئة وخمسة دولارات', 'one hundred and five dollars'],
  [11_100, 'مئة وأحد عشر دولارًا', 'one hundred and eleven dollars'],
  [11_200, 'مئة واثنا عشر دولارًا', 'one hundred and twelve dollars'],
  [15_000, 'مئة وخمسون دولارًا', 'one hundred and fifty dollars'],
  [20_000, 'مئتا دولار', 'two hundred dollars'],
  [22_350, 'مئتان وثلاثة وعشرون دولارًا وخمسون سنتًا', 'two hundred and twenty-three dollars and fifty cents'],
  [49_901, 'أربعمئة وتسعة وتسعون دولارًا وسنت واحد', 'four hundred and ninety-nine dollars and one cent'],
  [50_000, 'خمسمئة دولار', 'five hundred dollars'],
])('%i cents are written in words of both languages', (amount, arabic, english) => {
  expect([dollarsInWords(amount, 'ar'), dollarsInWords(amount, 'en')]).toEqual([arabic, english]);
});
