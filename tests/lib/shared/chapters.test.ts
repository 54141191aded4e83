import { describe, expect, it } from 'vitest';
import { chapterAt, readChapters, writeChapters } from '@/lib/shared/chapters';

const CHAPTERS = [
  { at: 0, title: 'المقدمة' },
  { at: 150, title: 'الحكاية: بدايتها' },
  { at: 3723, title: '3 أسئلة' },
];

describe('chapters as their creator types them', () => {
  it.each([
    ['one a line', '00:00 المقدمة\n02:30 الحكاية: بدايتها\n1:02:03 3 أسئلة'],
    ['with Arabic digits', '٠٠:٠٠ المقدمة\n٢:٣٠ الحكاية: بدايتها\n١:٠٢:٠٣ 3 أسئلة'],
    [
      'with dashes, brackets and empty lines',
      '\n(0:00) المقدمة\n\n2:30 - الحكاية: بدايتها \n 62:03 – 3 أسئلة\n',
    ],
  ])('are read %s', (_, text) => {
    expect(readChapters(text)).toEqual(CHAPTERS);
  });

  it.each(['المقدمة', '02:30', '2:75 عنوان', '1 عنوان'])(
    'are refused without a time or a title: %s',
    (line) => {
      expect(readChapters(`00:00 أول\n${line}`)).toBeNull();
    },
  );

  it('are written so that they are read again', () => {
    expect(readChapters(writeChapters(CHAPTERS))).toEqual(CHAPTERS);
    expect(readChapters('')).toEqual([]);
  });

  it('are found by the second that is heard', () => {
    expect(chapterAt(CHAPTERS, 149.9)?.title).toBe('المقدمة');
    expect(chapterAt(CHAPTERS, 150)?.at).toBe(150);
    expect(chapterAt(CHAPTERS.slice(1), 3)).toBeNull();
  });
});
