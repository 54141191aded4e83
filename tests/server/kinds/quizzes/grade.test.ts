import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { grade } from '@/lib/server/kinds/quizzes/grade';

const COMMON = {
  _id: null,
  text: 'سؤال',
  imageId: null,
  imageAlt: '',
  soundId: null,
  points: 3,
  explanation: '',
  pool: '',
};

const options = (...rights: boolean[]) => rights.map((isRight, at) => ({ text: `خيار ${at}`, isRight }));

describe('grade', () => {
  const several = (isPartial: boolean): Question => ({
    ...COMMON,
    type: 'several',
    options: options(true, true, true, false),
    isPartial,
  });
  const order = (isPartial: boolean): Question => ({
    ...COMMON,
    type: 'order',
    items: ['أ', 'ب', 'ج', 'أ'],
    isPartial,
  });

  it.each<[string, Question, (number | null)[], number]>([
    ['one right choice', { ...COMMON, type: 'single', options: options(false, true) }, [1], 300],
    ['a wrong choice', { ...COMMON, type: 'single', options: options(false, true) }, [0], 0],
    [
      'the right choice beside a wrong one',
      { ...COMMON, type: 'single', options: options(false, true) },
      [0, 1],
      0,
    ],
    ['true', { ...COMMON, type: 'true_false', isTrue: true }, [0], 300],
    ['false where it is true', { ...COMMON, type: 'true_false', isTrue: true }, [1], 0],
    ['nothing chosen where it is false', { ...COMMON, type: 'true_false', isTrue: false }, [], 0],
    ['all right choices', several(false), [2, 0, 1], 300],
    ['some right choices, where all are asked', several(false), [0, 1], 0],
    ['some right choices, where parts count', several(true), [0, 1], 200],
    ['the same choice twice', several(true), [0, 0], 100],
    ['a wrong choice beside right ones', several(true), [0, 1, 3], 100],
    [
      'more wrong than right',
      { ...several(true), options: options(true, false, false) } as Question,
      [0, 1, 2],
      0,
    ],
    ['everything in its place', order(false), [0, 1, 2, 3], 300],
    ['two that read the same in each other’s place', order(false), [3, 1, 2, 0], 300],
    ['two in a wrong place', order(true), [1, 0, 2, 3], 150],
    [
      'pairs, of which one is left out',
      {
        ...COMMON,
        type: 'match',
        isPartial: true,
        pairs: ['١', '٢', '٣'].map((match) => ({ item: `س${match}`, match })),
      } as Question,
      [0, null, 2],
      200,
    ],
  ])('gives for %s', (_, question, places, earned) => {
    expect(grade(question, { places })).toMatchObject({ earned, isRight: earned === 300 });
  });

  it('gives nothing for no answer, or one of another sort', () => {
    const short: Question = {
      ...COMMON,
      type: 'short',
      accepted: ['أ'],
      countsHarakat: false,
      countsHamza: false,
    } as Question;
    expect(grade(short, null).earned).toBe(0);
    expect(grade(short, { places: [0] }).earned).toBe(0);
    expect(grade(order(true), { text: 'أ' }).earned).toBe(0);
  });

  it('never gives more than the points, whatever was chosen', () => {
    const places = fc.array(fc.option(fc.integer({ min: -1, max: 13 })), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.constantFrom(several(true), several(false), order(true), order(false)),
        places,
        (question, places) => {
          const { earned, isRight } = grade(question, { places });
          expect(earned).toBeGreaterThanOrEqual(0);
          expect(earned).toBeLessThanOrEqual(300);
          expect(isRight).toBe(earned === 300);
        },
      ),
    );
  });
});
