import { expect, it } from 'vitest';
import { inNaturalOrder, lessonTypeOf, titleOf } from '@/components/kinds/courses/editor/lesson-files';

const file = (name: string, type = '') => new File(['x'], name, { type });

it('files come in the order in which people count, in both kinds of digits', () => {
  const names = ['درس 10.mp4', 'درس 2.mp4', 'درس ٣.mp4', 'درس 1.mp4'];
  const sorted = inNaturalOrder(names.map((name) => file(name)));
  expect(sorted.map(({ name }) => name)).toEqual(['درس 1.mp4', 'درس 2.mp4', 'درس ٣.mp4', 'درس 10.mp4']);
});

it.each([
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/pdf', 'file'],
  ['', 'file'],
])('a file of type «%s» makes a lesson of type %s', (type, lesson) => {
  expect(lessonTypeOf(file('a', type))).toBe(lesson);
});

it.each([
  ['01_مقدمة_الدورة.mp4', '01 مقدمة الدورة'],
  ['ملخص v2.1 نهائي.pdf', 'ملخص v2.1 نهائي'],
  ['بلا نهاية', 'بلا نهاية'],
  ['.mp4', ''],
])('«%s» gives the title «%s»', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
