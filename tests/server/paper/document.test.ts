import { PDFBool, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { drawCertificate } from '@/lib/server/kinds/courses/certificate-pdf';
import { drawStatement } from '@/lib/server/payouts/statement-pdf';
import { type ReadPart, structureOf, unmarkedDrawing } from '@/tests/setup/pdf-structure';
import { drawnLines, textOfPdf } from '@/tests/setup/pdf-text';

const NAME_AR = 'عبد الرحمن عبد اللطيف بن محمد الأمين آل إبراهيم المنصوري العتيبي الشمري القحطاني';
const NAME_EN = 'Maximilian Alexander Wilhelm Montgomery-Featherstonehaugh Abdulrahman Wolfeson';
const ADDRESS = 'https://qeema.example/certificates/K7M2';

const certificate = (locale: 'ar' | 'en') =>
  drawCertificate(
    {
      code: 'K7M2',
      nameAr: NAME_AR,
      nameEn: NAME_EN,
      title: 'دورة الإملاء',
      creator: 'سارة',
      of: 'course',
      seconds: 3600,
      issuedOn: '2026-11-20',
      state: 'valid',
    },
    { locale, address: ADDRESS },
  );
const line = { item: 'مبيعات: لا إله إلا الله', count: '2', amount: '$1.00', minor: 100 };
const statement = (locale: 'ar' | 'en', lines = 2) =>
  drawStatement({
    locale,
    file: 'a.pdf',
    title: 'كشف',
    facts: [{ label: 'المستفيد', value: locale === 'ar' ? NAME_AR : NAME_EN }],
    heads: { item: 'البند', count: 'العدد', amount: 'المبلغ' },
    lines: Array.from({ length: lines }, () => line),
    total: { label: 'هذه الدفعة', amount: '$2.00', minor: 200 },
    foot: 'قيمة',
    pageOf: (page, pages) => `${page}/${pages}`,
  });

const outline = (parts: readonly ReadPart[]): string =>
  parts.map(({ tag, parts }) => (parts.length > 0 ? `${tag}(${outline(parts)})` : tag)).join(' ');
const saidIn = (parts: readonly ReadPart[]): string[] =>
  parts.flatMap(({ text, parts }) => [...(text === null ? [] : [text]), ...saidIn(parts)]);

describe.each([
  ['a certificate', certificate, 'P H1 P P P P P Figure P P'],
  [
    'a statement',
    statement,
    'H1 P Table(TR(TH TD)) Table(TR(TH TH TH) TR(TD TD TD) TR(TD TD TD)) P(Span Span)',
  ],
])('%s', (_, draw, parts) => {
  it.each(['ar', 'en'] as const)('says its language, and what each thing on it is (%s)', async (locale) => {
    const document = await PDFDocument.load(await draw(locale));
    expect(document.catalog.lookup(PDFName.of('Lang'), PDFString, PDFHexString).decodeText()).toBe(locale);
    const info = document.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
    expect(info.lookup(PDFName.of('Marked'))).toBe(PDFBool.True);
    expect(outline(structureOf(document))).toBe(`Document(${parts})`);
    expect(unmarkedDrawing(document)).toEqual([]);
  });

  it.each([
    ['ar', 'rtl', NAME_AR],
    ['en', 'ltr', NAME_EN],
  ] as const)('shows a name of 76 letters or more whole (%s)', async (locale, base, name) => {
    const bytes = await draw(locale);
    const lines = await textOfPdf(bytes, base);
    expect(lines.find((each) => each.includes(name))).toBeDefined();
    expect((await drawnLines(bytes)).join('')).not.toContain('…');
    expect(saidIn(structureOf(await PDFDocument.load(bytes)))).toContain(name);
  });
});

it('a table on several pages has its heads once for screen readers', async () => {
  const document = await PDFDocument.load(await statement('ar', 40));
  expect(document.getPageCount()).toBe(2);
  expect(outline(structureOf(document)).match(/TH TH TH/g)).toHaveLength(1);
  expect(unmarkedDrawing(document)).toEqual([]);
});

it('letters of a ligature are letters, one glyph each', async () => {
  const drawn = (await drawnLines(await statement('ar'))).join('');
  expect(drawn).not.toMatch(/[\uFB50-\uFDFF\uFE70-\uFEFF]/);
  expect(await textOfPdf(await statement('ar'), 'rtl')).toContainEqual(
    expect.stringContaining('مبيعات: لا إله إلا الله'),
  );
});
