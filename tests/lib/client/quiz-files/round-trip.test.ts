import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from '@/lib/client/quiz-files/csv';
import { textOf } from '@/lib/client/quiz-files/file-text';
import { isInGift, writeGift } from '@/lib/client/quiz-files/gift';
import { readGift } from '@/lib/client/quiz-files/read-gift';
import { readWorkbook, writeWorkbook } from '@/lib/client/quiz-files/workbook';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { QUESTIONS } from '@/tests/setup/quiz';

const COMMON = {
  _id: null,
  imageId: null,
  imageAlt: '',
  soundId: null,
  points: 3,
  pool: 'الإملاء',
  explanation: '',
};

/** All six types, and what formats trip over. */
const ALL: Question[] = [
  ...QUESTIONS,
  {
    ...COMMON,
    type: 'single',
    text: '=2+2 كم؟\nاكتب «العدد»: {فقط}',
    explanation: 'لأن 2 # 3 ~ 4 \\ 5',
    options: [
      { text: '%50', isRight: false },
      { text: '%100 نعم', isRight: true },
      { text: '-4, "أربعة"; =', isRight: false },
    ],
  },
  {
    ...COMMON,
    type: 'several',
    text: 'كلها صواب',
    isPartial: false,
    options: ['أ', 'ب', 'ج'].map((text) => ({ text, isRight: true })),
  },
  { ...COMMON, type: 'true_false', text: '//ليس تعليقًا', isTrue: false },
  {
    ...COMMON,
    type: 'short',
    text: '[html] ضد «خاف»',
    countsHarakat: true,
    countsHamza: true,
    accepted: ['أَمِنَ', 'اطمأنَّ', 'T'],
  },
  { ...COMMON, type: 'order', text: 'رتّب', isPartial: true, items: ['@أول', '+ثانٍ', 'TRUE'] },
  {
    ...COMMON,
    type: 'match',
    text: 'صِل',
    isPartial: true,
    pairs: [
      { item: 'س = 1', match: 'ص = 2' },
      { item: 'طريق\\مائل', match: 'a -> b' },
    ],
  },
];

describe('questions that are exported and imported again', () => {
  it.each(['ar', 'en'] as const)('are the same by CSV in %s', (locale) => {
    expect(readCsv(writeCsv(ALL, locale))).toEqual({ questions: ALL, wrong: [] });
  });

  it('are the same after a spreadsheet saved them with semicolons, or in the code page of Windows', () => {
    const table = writeCsv(QUESTIONS, 'ar');
    const saved = table
      .slice(1)
      .split('\r\n')
      .map((row) => (row.includes('"') ? row : row.replaceAll(',', ';')))
      .join('\r\n');
    expect(readCsv(saved).wrong).toEqual([]);
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table.slice(1), 'utf16le')]);
    expect(readCsv(textOf(utf16)).questions).toEqual(QUESTIONS);
    expect(textOf(Uint8Array.from([0xc7, 0xe1]))).toBe('ال');
  });

  it.each(['ar', 'en'] as const)('are the same by a workbook in %s', async (locale) => {
    const file = await writeWorkbook(ALL, locale);
    expect(await readWorkbook(new Uint8Array(await file.arrayBuffer()))).toEqual({
      questions: ALL,
      wrong: [],
    });
  });

  it('are the same by GIFT, but for questions of order, which it does not know', () => {
    expect(readGift(writeGift(ALL))).toEqual({ questions: ALL.filter(isInGift), wrong: [] });
    expect(ALL.filter((question) => !isInGift(question)).map(({ type }) => type)).toEqual(['order', 'order']);
  });
});
