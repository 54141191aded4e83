import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbookFile from 'write-excel-file/universal';
import { readQuestions } from '@/lib/client/quiz-files/read';

/** A file that somebody sends a creator must not keep their page busy for longer, in milliseconds. */
const SOON = 5000;
const HEAD = 'النوع,السؤال,الدرجات,الصحيح,ما يُحسب,المجموعة,الشرح\n';
const SHEET = 'xl/worksheets/sheet1.xml';

const problems = async (name: string, content: string | Blob) => {
  const { questions, wrong } = await readQuestions(new File([content], name));
  expect(questions).toEqual([]);
  return wrong.map(({ row, problem }) => `${row} ${problem}`);
};

/** The parts of a workbook with one question in its second row. */
async function parts(): Promise<Unzipped> {
  const rows = [HEAD.split(','), ['صح أو خطأ', 'النيل نهر', 1, true]];
  return unzipSync(new Uint8Array(await (await writeWorkbookFile(rows).toBlob()).arrayBuffer()));
}

/** The same with another sheet, made of the text of the first one. */
async function workbook(change: (xml: string) => string): Promise<Blob> {
  const all = await parts();
  const xml = new TextDecoder().decode(all[SHEET]);
  expect(change(xml)).not.toBe(xml);
  return new Blob([new Uint8Array(zipSync({ ...all, [SHEET]: new TextEncoder().encode(change(xml)) }))]);
}

describe('a workbook', () => {
  it.each([
    ['r="1048576"', 'r="XFD1048576"', 1_048_576],
    ['r="2"', 'r="XFD2"', 2],
    ['', 'r="A300000"', 300_000],
    ['r="300000"', 'r="A2"', 300_000],
    ["r='1048576'", 'x:r="&#88;FD2"', 1_048_576],
    ['r="1e9"', 'r="A1"', 1_000_000_000],
  ])(
    'with a far row %s or cell %s is refused before the gaps are filled',
    async (row, cell, at) => {
      const far = await workbook((xml) =>
        xml.replace('<row r="2"', `<row ${row}`).replace(/r="A2".*(?=<.row>)/, `${cell}><v>0</v></c>`),
      );
      expect(far.size).toBeLessThan(10_000);
      expect(await problems('أسئلة.xlsx', far)).toEqual([`${at} kinds-quizzes:file.tooFar`]);
    },
    SOON,
  );

  it(
    'with more rows than a sheet has is refused',
    async () => {
      const rows = await workbook((xml) =>
        xml.replace('<row r="2"', `${'<row/>'.repeat(1_100_000)}<row r="2"`),
      );
      expect(await problems('أسئلة.xlsx', rows)).toEqual(['1048577 kinds-quizzes:file.tooFar']);
    },
    SOON,
  );

  it('with an empty row at the end of the sheet is read: some spreadsheets save one', async () => {
    const file = await workbook((xml) => xml.replace('</sheetData>', '<row r="1048576"/></sheetData>'));
    expect((await readQuestions(new File([file], 'أسئلة.xlsx'))).questions).toHaveLength(1);
  });

  it(
    'that unzips to far more than a table takes is refused, whatever size it says it has',
    async () => {
      const bomb = zipSync({ ...(await parts()), [SHEET]: new Uint8Array(40_000_000) }, { level: 9 });
      expect(bomb.length).toBeLessThan(1_000_000);
      expect(await problems('أسئلة.xlsx', new Blob([new Uint8Array(bomb)]))).toEqual([
        '1 kinds-quizzes:file.tooLarge',
      ]);
      const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
      for (let at = 0; at + 4 <= bomb.length; at += 1)
        if (view.getUint32(at, true) === 40_000_000) view.setUint32(at, 1000, true);
      expect(await problems('أسئلة.xlsx', new Blob([new Uint8Array(bomb)]))).toEqual([
        '1 kinds-quizzes:file.tooLarge',
      ]);
    },
    SOON,
  );
});

describe('a text', () => {
  it.each([
    ['أسئلة.csv', HEAD + '\n'.repeat(3_900_000), '5001 kinds-quizzes:file.tooFar'],
    ['أسئلة.csv', HEAD + 'أ\n'.repeat(1_300_000), '5001 kinds-quizzes:file.tooFar'],
    ['أسئلة.gift', `//${'[id:'.repeat(900_000)}\nالنيل نهر {T}`, '1 kinds-quizzes:file.incomplete'],
  ])(
    'of millions of parts is refused in %s',
    async (name, text, problem) => {
      expect(await problems(name, text)).toEqual([problem]);
    },
    SOON,
  );

  it(
    'of millions of questions in GIFT is read as far as a quiz may go',
    async () => {
      expect(await problems('أسئلة.gift', 'أ {T}\n\n'.repeat(400_000))).toEqual([
        '601 kinds-quizzes:wrong.tooManyQuestions',
      ]);
      expect(await problems('أسئلة.gift', 'أ\n\n'.repeat(900_000))).toHaveLength(301);
    },
    SOON,
  );
});
