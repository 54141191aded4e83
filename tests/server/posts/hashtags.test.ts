import { expect, test } from 'vitest';
import { hashtagsOf } from '@/lib/server/posts/hashtags';

test.each([
  ['نص بلا وسوم', []],
  ['#تصميم_جرافيك ثم #Design2026، #كتاب!', ['تصميم_جرافيك', 'Design2026', 'كتاب']],
  ['(#عمل_حر)', ['عمل_حر']],
  ['سطر\n#ثان', ['ثان']],
  ['#مُحَمَّد', ['مُحَمَّد']],
  ['#می\u200Cخواهم', ['می\u200Cخواهم']],
  ['#مرة #مرة', ['مرة']],
  ['# فراغ #', []],
  ['و#كتاب ##كتاب', []],
  ['a#b and &#x27; and https://e.example/#part', []],
])('hashtagsOf finds the tags of «%s»', (text, tags) => {
  expect(hashtagsOf(text)).toEqual(tags);
});

test('hashtagsOf takes at most twenty tags', () => {
  const text = Array.from({ length: 40 }, (_, i) => `#وسم${i}`).join(' ');
  expect(hashtagsOf(text)).toHaveLength(20);
});
