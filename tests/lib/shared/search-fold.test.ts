import { expect, test } from 'vitest';
import { searchFold } from '@/lib/shared/search-fold';

test.each([
  ['harakat and tatweel', 'مُدَرِّســـة', 'مدرسه'],
  ['hamza on alef', 'أإآٱ', 'اااا'],
  ['ta marbuta', 'الحاسوبية', 'الحاسوبيه'],
  ['alef maqsura', 'مستشفى', 'مستشفي'],
  ['case and accents', ' Café ', 'cafe'],
])('%s do not count in a search of a list', (_, typed, folded) => {
  expect(searchFold(typed)).toBe(folded);
});
