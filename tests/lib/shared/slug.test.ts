import { expect, it } from 'vitest';
import { slugOf } from '@/lib/shared/slug';

it.each([
  ['دليل الكتابة الإبداعية', 'دليل-الكتابة-الإبداعية'],
  ['مُلَخَّصُ الدَّرس', 'ملخص-الدرس'],
  ['جمـــيل', 'جميل'],
  ['Design & Figma: 10 Tips!', 'design-figma-10-tips'],
  ['كورس React للمبتدئين', 'كورس-react-للمبتدئين'],
  ['  --  ', ''],
  ['', ''],
  ['../../etc', 'etc'],
  ['a/b?c#d%00', 'a-b-c-d-00'],
  ['<script>', 'script'],
  ['x\u202Efdp', 'x-fdp'],
  ['ＡＢＣ', 'abc'],
  ['😀', ''],
])('the title %j becomes %j in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a slug has at most 60 characters and no dash at its end', () => {
  expect(slugOf('س'.repeat(100))).toHaveLength(60);
  expect(slugOf(`${'س'.repeat(59)} كلمة`)).toBe('س'.repeat(59));
});

it('the slug of a slug is the same slug', () => {
  for (const title of ['دليل الكتابة', 'Design & Figma', 'مُلَخَّص'])
    expect(slugOf(slugOf(title))).toBe(slugOf(title));
});
