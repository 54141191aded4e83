import { describe, expect, it } from 'vitest';
import { type Counted, checkShort } from '@/lib/server/kinds/quizzes/fold';

const STRICT: Counted = { harakat: true, hamza: true };
const HAMZA: Counted = { harakat: false, hamza: true };
const LOOSE: Counted = { harakat: false, hamza: false };

type Pair = readonly [typed: string, accepted: string];

/** Pairs that stay different, however little counts. */
const DIFFERENT: readonly Pair[] = [
  ['', ''],
  ['\u200B', 'محمد'],
  [' «» ', 'محمد'],
  ['محمود', 'محمد'],
  ['محمد علي', 'محمد'],
  // Letters of their own.
  ['پاب', 'باب'],
  ['گلب', 'كلب'],
  ['ڤن', 'فن'],
  ['علو', 'علي'],
  ['هرم', 'حرم'],
  ['cafe', 'café'],
  // A hamza between them would make one word.
  ['مسولي', 'مسولو'],
  ['بير', 'بور'],
  ['بيت', 'بات'],
  // Numbers.
  ['5', '-5'],
  ['5', '.5'],
  ['15', '1,5'],
  ['1500', '1.500'],
  ['7.5', '7,500'],
  ['12,345', '12.345'],
  ['10', '10%'],
  ['0.1', '10%'],
  ['10‰', '10%'],
  ['7', '007'],
  ['1,2', '1,2,3'],
  ['1,23,456', '123456'],
  ['102', '10²'],
  ['102', '10₂'],
  ['11/2', '1½'],
  ['v1.1', 'v1.10'],
  ['1 2', '12'],
  ['3 500', '3 5 00'],
];

/** Pairs that are the same even where everything counts. */
const SAME: readonly Pair[] = [
  ['محـــمد', 'محمد'],
  [' \u200Fمحمد\u200E  ', 'محمد'],
  ['بيت \u00A0 الحكمة', 'بيت الحكمة'],
  ['«محمد».', 'محمد'],
  ['ﻣﺤﻤﺪ', 'محمد'],
  ['ﷲ', 'الله'],
  ['الشافعى', 'الشافعي'],
  ['PARIS', 'Paris'],
  // Persian and Urdu keyboards.
  ['علی', 'علي'],
  ['کتاب', 'كتاب'],
  ['ہند', 'هند'],
  ['ھند', 'هند'],
  ['مدرسۃ', 'مدرسة'],
  ['ﮐﺘﺎﺏ', 'كتاب'],
  ['می\u200Cروم', 'ميروم'],
  ['ی\u0654', 'ئ'],
  // Quotes and signs.
  ['don’t', "don't"],
  ['قال “نعم” ثم مضى', 'قال "نعم" ثم مضى'],
  ['قال «نعم» ثم مضى', 'قال "نعم" ثم مضى'],
  ['أ، ب؛ ج', 'أ, ب; ج'],
  ['؟', '?'],
  ['½', '1/2'],
  ['x²', 'x2'],
  ['10²', '10^2'],
  // Digits, decimals, thousands.
  ['١٩٤٨', '1948'],
  ['۱۲۳', '123'],
  ['٣٫٥', '3.5'],
  ['1,5', '1.50'],
  ['١،٥', '1.5'],
  ['.5', '0.50'],
  ['1٫0', '1'],
  ['١٬٠٠٠', '1000'],
  ['1,000', '1000'],
  ['1\u202F000', '1000'],
  ["1'000,5", '1000.5'],
  ['1.000.000', '1000000'],
  ['1.000,50', '1,000.5'],
  ['\u22125', '-5'],
  ['–5', '-5'],
  ['＋5', '5'],
  ['1,5 كم', '1.5 كم'],
  ['٢٬٥٠٠ ريال', '2500 ريال'],
  ['١٠٪', '10%'],
  ['10 %', '10%'],
  ['٪10', '10%'],
  ['１０％', '10%'],
  ['10,0٪', '10%'],
  ['نحو 10 %', 'نحو 10%'],
];

/** Pairs that are the same only where harakat do not count. */
const WITH_HARAKAT: readonly Pair[] = [
  ['مُحَمَّدٌ', 'محمد'],
  ['هٰذا', 'هذا'],
  ['ٱلرَّحۡمَٰنِ', 'الرحمن'],
];

/** Pairs that are the same only where hamza and ta marbuta do not count; then the spelling is shown. */
const MISSPELLED: readonly Pair[] = [
  ['احمد', 'أحمد'],
  ['اسلام', 'إسلام'],
  ['القران', 'القرآن'],
  ['مسوول', 'مسؤول'],
  ['بير', 'بئر'],
  ['سما', 'سماء'],
  ['أسم', 'اسم'],
  ['شئ', 'شيء'],
  ['مسئول', 'مسؤول'],
  ['شئون', 'شؤون'],
  ['رءوس', 'رؤوس'],
  ['قرائة', 'قراءة'],
  ['مسئول الامن', 'مسؤول الأمن'],
  ['مدرسه', 'مدرسة'],
  ['مدرسہ', 'مدرسة'],
];

describe('a short answer', () => {
  it.each(DIFFERENT)('%j is not %j', (typed, accepted) => {
    expect(checkShort(typed, [accepted], LOOSE)).toEqual({ isRight: false, spelling: null });
    if (accepted !== '') expect(checkShort(accepted, [typed], LOOSE).isRight).toBe(false);
  });

  it.each(WITH_HARAKAT)('%j is %j only where harakat do not count', (typed, accepted) => {
    expect(checkShort(typed, [accepted], STRICT).isRight).toBe(false);
    expect(checkShort(typed, [accepted], HAMZA)).toEqual({ isRight: true, spelling: null });
  });

  it.each(MISSPELLED)(
    '%j is %j only where hamza does not count, and its spelling is shown',
    (typed, accepted) => {
      expect(checkShort(typed, [accepted], HAMZA).isRight).toBe(false);
      expect(checkShort(typed, [accepted], LOOSE)).toEqual({ isRight: true, spelling: accepted });
      expect(checkShort(accepted, [typed], LOOSE).isRight).toBe(true);
    },
  );

  it.each(SAME)('%j is %j', (typed, accepted) => {
    expect(checkShort(typed, [accepted], STRICT)).toEqual({ isRight: true, spelling: null });
    expect(checkShort(accepted, [typed], STRICT)).toEqual({ isRight: true, spelling: null });
  });

  it('counts harakat where the creator says so', () => {
    const counted = { harakat: true, hamza: false };
    expect(checkShort('عَلِم', ['عُلِم'], counted).isRight).toBe(false);
    expect(checkShort('عُلِم', ['عُلِم'], counted).isRight).toBe(true);
  });

  it('is right as one of several accepted answers, and says nothing about a hamza that another has', () => {
    expect(checkShort('مسئول', ['مسؤول', 'مسئول'], LOOSE)).toEqual({ isRight: true, spelling: null });
  });
});
