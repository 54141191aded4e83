import { describe, expect, it } from 'vitest';
import writeWorkbookFile from 'write-excel-file/universal';
import { readCsv } from '@/lib/client/quiz-files/csv';
import { readQuestions } from '@/lib/client/quiz-files/read';
import { readGift } from '@/lib/client/quiz-files/read-gift';

const HEAD = 'النوع,السؤال,الدرجات,الصحيح,ما يُحسب,المجموعة,الشرح';
const table = (...rows: string[]) => readCsv([HEAD, ...rows].join('\n'));
const problems = ({ questions, wrong }: ReturnType<typeof readCsv>) => {
  expect(questions).toEqual([]);
  return wrong.map(({ row, problem }) => `${row} ${problem.replace('kinds-quizzes:', '')}`);
};

describe('a table', () => {
  it('with one wrong row gives no question, and names each wrong row', () => {
    expect(
      problems(
        table(
          'اختيار واحد,ما عاصمة مصر؟,١,١,,,,القاهرة,دمشق',
          'مقال,اكتب عن النيل,1',
          '',
          'اختيار واحد,بلا خيار صحيح,1,,,,,أ,ب',
          'اختيار واحد,خيار غائب,1,5,,,,أ,ب',
          'صح أو خطأ,النيل نهر,1,ربما',
          'توصيل,صِل,1,,,,,مصر القاهرة,لبنان = بيروت',
          'إجابة قصيرة,من؟,صفر,,,,,طه حسين',
          'إجابة قصيرة,,1,,,,,طه حسين',
          'ترتيب,رتّب,1,,,,,وحيد',
        ),
      ),
    ).toEqual([
      '3 file.unknownType',
      '5 wrong.oneRight',
      '6 file.rightNumber',
      '7 file.trueOrFalse',
      '8 file.pair',
      '9 file.points',
      '10 file.incomplete',
      '11 wrong.twoOptions',
    ]);
  });

  it('without questions, with an open quotation mark or with too many gives none', () => {
    expect(problems(table())).toEqual(['1 file.noQuestions']);
    expect(problems(table('صح أو خطأ,"النيل نهر,1,صح'))).toHaveLength(1);
    expect(problems(table(...Array.from({ length: 301 }, (_, at) => `صح أو خطأ,سؤال ${at},1,صح`)))).toEqual([
      '302 wrong.tooManyQuestions',
    ]);
  });

  it('too large to be one is not read', async () => {
    const file = new File(['ا'.repeat(2_000_001)], 'أسئلة.csv');
    expect((await readQuestions(file)).wrong).toEqual([{ row: 1, problem: 'kinds-quizzes:file.tooLarge' }]);
  });
});

describe('a text in GIFT', () => {
  it('gives the questions that it can read, and names the others by their lines', () => {
    const { questions, wrong } = readGift(
      [
        '// أسئلة',
        '',
        'النيل نهر {T}',
        '',
        'بلا قوس {=أ ~ب',
        '',
        'اكتب عن النيل {}',
        '',
        'وصف بلا سؤال',
        '',
        'كم؟ {#3:1}',
        '',
        'كم؟ {#3}',
      ].join('\n'),
    );
    expect(questions.map(({ text }) => text)).toEqual(['النيل نهر', 'كم؟']);
    expect(wrong.map(({ row, problem }) => `${row} ${problem.replace('kinds-quizzes:', '')}`)).toEqual([
      '5 file.brokenGift',
      '7 file.notInQuiz',
      '9 file.notInQuiz',
      '11 file.range',
    ]);
  });

  it.each([
    ['ما نوع <code>List<String></code>؟ {=أ ~ب}', 'ما نوع List<String>؟'],
    ['إن كان x < 5 فإن y > 3 {T}', 'إن كان x < 5 فإن y > 3'],
    ['<p>ما&nbsp;&laquo;هذا&raquo;؟ &#39;نعم&#39; &quot;</p> {T}', "ما «هذا»؟ 'نعم' \""],
    ['[html]<h4>عنوان</h4><p>سؤال</p> {T}', 'عنوان\nسؤال'],
  ])('keeps the words of %s', (text, expected) => {
    expect(readGift(text)).toMatchObject({ questions: [{ text: expected }], wrong: [] });
  });

  it('says which questions had pictures', () => {
    const { questions, wrong } = readGift('النيل نهر {T}\n\n<p>ما هذا؟ <img src="a.png"></p> {=أ ~ب}');
    expect(questions).toHaveLength(2);
    expect(wrong).toEqual([{ row: 3, problem: 'kinds-quizzes:file.mediaOmitted' }]);
    expect(readGift('[plain]ما عمل <img src> ؟ {=أ ~ب}')).toMatchObject({
      questions: [{ text: 'ما عمل <img src> ؟' }],
      wrong: [],
    });
  });

  it('without a question gives none', () => {
    expect(problems(readGift('// لا شيء'))).toEqual(['1 file.noQuestions']);
    expect(problems(readGift('اكتب عن النيل {}'))).toEqual(['1 file.notInQuiz']);
  });

  it.each([
    ['اختر الإجابة الصحيحة: {=أ ~ب}', { type: 'single', text: 'اختر الإجابة الصحيحة:' }],
    ['::Q1:: 1+1=2 {T}', { type: 'true_false', text: '1+1=2', isTrue: true }],
    ['a ~ b # c = d {=أ ~ب}', { type: 'single', text: 'a ~ b # c = d' }],
    ['الساعة {=10:30 ~11:15}', { options: [{ text: '10:30' }, { text: '11:15' }] }],
    ['Grant is {~buried =entombed ~living} in a tomb: whose?', { type: 'single' }],
    ['النيل نهر {T}', { isTrue: true }],
    ['النيل نهر { true }', { isTrue: true }],
    ['النيل نهر {صحيح}', { isTrue: true }],
    ['النيل نهر {صح#أحسنت}', { isTrue: true }],
    ['النيل بحر {f}', { isTrue: false }],
    ['النيل بحر {خطأ}', { isTrue: false }],
    ['ما هذا؟ {\n=أ\n\n~ب\n\n}', { options: [{ text: 'أ' }, { text: 'ب' }] }],
    ['::عنوان: فرعي::[html]<b>ما</b> هذا: {=أ ~ب}', { text: 'ما هذا:' }],
    ['كم ضلعًا \\{للمثلث\\}؟ {#3}', { type: 'short', text: 'كم ضلعًا {للمثلث}؟', accepted: ['3'] }],
  ])('reads as Moodle does: %j', (text, expected) => {
    const { questions, wrong } = readGift(`${text}\n\nالتالي {T}`);
    expect(wrong).toEqual([]);
    expect(questions).toMatchObject([expected, { text: 'التالي' }]);
  });

  it('of Moodle is read: weights, feedback, categories, HTML and numbers', () => {
    const { questions, wrong } = readGift(
      [
        '$CATEGORY: عربي',
        '',
        '::عاصمة:: [html]<p>ما عاصمة <b>مصر</b>؟</p> {',
        '  =القاهرة#أحسنت',
        '  ~دمشق#لا',
        '}',
        '',
        'أيها زوجي؟ {~%50%اثنان ~%50%أربعة ~%-100%ثلاثة}',
        '',
        'كم؟ {#3}',
        '',
        'من؟ {=طه =طه حسين}',
      ].join('\r\n'),
    );
    expect(wrong).toEqual([]);
    expect(questions).toMatchObject([
      {
        type: 'single',
        text: 'ما عاصمة مصر؟',
        options: [{ isRight: true }, { text: 'دمشق', isRight: false }],
      },
      {
        type: 'several',
        isPartial: true,
        options: [{ isRight: true }, { isRight: true }, { isRight: false }],
      },
      { type: 'short', accepted: ['3'] },
      { type: 'short', accepted: ['طه', 'طه حسين'] },
    ]);
  });
});

describe('a workbook', () => {
  const workbook = async (...rows: (string | number | boolean | null)[][]) =>
    new File([await writeWorkbookFile([HEAD.split(','), ...rows]).toBlob()], 'أسئلة.xlsx');

  it('that is broken, or only called one, gives no question', async () => {
    for (const bytes of ['PK\u0003\u0004لا شيء', HEAD])
      expect(problems(await readQuestions(new File([bytes], 'أسئلة.xlsx')))).toEqual([
        '1 file.brokenWorkbook',
      ]);
  });

  it('with a wrong row gives none, and names it as the spreadsheet does', async () => {
    const file = await workbook(['صح أو خطأ', 'النيل نهر', 1, true], [null], ['مقال', 'اكتب عن النيل', 1]);
    expect(problems(await readQuestions(file))).toEqual(['4 file.unknownType']);
  });

  it('may have numbers and truths where a spreadsheet made them of words', async () => {
    const truth = ['صح أو خطأ', 'النيل نهر', 2, true];
    const single = ['اختيار واحد', 'كم ضلعًا للمثلث؟', 1, 2, null, null, null, 4, 3];
    // A phone may give the file any name.
    const file = new File([await workbook(truth, single)], 'ملف');
    expect((await readQuestions(file)).questions).toMatchObject([
      { type: 'true_false', isTrue: true, points: 2 },
      {
        type: 'single',
        options: [
          { text: '4', isRight: false },
          { text: '3', isRight: true },
        ],
      },
    ]);
  });
});
