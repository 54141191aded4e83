import { describe, expect, it } from 'vitest';
import { LessonDoc } from '@/lib/contract/kinds/lesson-text';
import { picturesOf, plainTextOf, readingSeconds } from '@/lib/server/kinds/courses/plain-text';
import { NO_ID } from '@/tests/setup/make-member';

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const line = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const isGood = (text: unknown) => LessonDoc.safeParse(text).success;

describe('the text of a lesson', () => {
  it.each([
    ['a script', doc({ type: 'script', content: [words('alert(1)')] })],
    ['raw HTML', doc({ type: 'html', html: '<b>x</b>' })],
    ['a link that runs code', doc(line(words('x', link('javascript:alert(1)'))))],
    ['a link to data', doc(line(words('x', link('data:text/html,x'))))],
    ['a mark that is not known', doc(line(words('x', { type: 'textStyle' })))],
    ['a heading of the first level', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
    ['a picture by its address', doc({ type: 'image', attrs: { src: 'https://x.example/a.png' } })],
    ['a list without items', doc({ type: 'bulletList', content: [] })],
    ['words without a paragraph', doc(words('x'))],
    ['something else', 'text'],
  ])('is refused for %s', (_, text) => expect(isGood(text)).toBe(false));

  it('is refused, and breaks nothing, when it is nested thousands deep or has thousands of parts', () => {
    let deep: unknown = line(words('x'));
    for (let depth = 0; depth < 9000; depth++) deep = { type: 'blockquote', content: [deep] };
    const long = Array.from({ length: 7000 }, () => line());
    for (const text of [doc(deep), doc(...long)])
      expect(LessonDoc.safeParse(text).error?.issues[0]?.message).toBe('kinds-courses:wrong.textTooLong');
  });

  it('keeps nodes, marks and directions, leaves other attributes out, and control characters too', () => {
    const kept = doc(
      { type: 'heading', attrs: { level: 2, dir: 'rtl' }, content: [words('عنوان')] },
      line(words('غامق', { type: 'bold' }, link('https://qeema.example')), { type: 'hardBreak' }),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [line(words('أ'))] }],
      },
      { type: 'codeBlock', attrs: { language: 'ts' }, content: [words('let a;')] },
      { type: 'image', attrs: { fileId: NO_ID, alt: 'لوحة' } },
      { type: 'horizontalRule' },
    );
    expect(LessonDoc.parse(kept)).toEqual(kept);
    const odd = doc({ ...line(words('a\u0000b')), attrs: { dir: 'ltr', style: 'color:red' } });
    expect(LessonDoc.parse(odd)).toEqual(doc({ ...line(words('a b')), attrs: { dir: 'ltr' } }));
  });

  it('gives its words line by line, and its pictures once each', () => {
    const image = { type: 'image', attrs: { fileId: NO_ID, alt: '' } };
    const item = { type: 'listItem', content: [line(words('أ'), words('ب')), image] };
    const text = LessonDoc.parse(
      doc(
        line(words('سطر'), { type: 'hardBreak' }, words('آخر')),
        { type: 'bulletList', content: [item] },
        image,
      ),
    );
    expect(plainTextOf(text)).toBe('سطر\nآخر\nأب');
    expect(picturesOf(text)).toEqual([NO_ID]);
  });

  it.each([
    ['', 60],
    ['كلمة '.repeat(450), 180],
    ['كلمة '.repeat(999_999), 86_400],
  ])('takes whole minutes to read, at least one', (plain, seconds) => {
    expect(readingSeconds(plain)).toBe(seconds);
  });
});
