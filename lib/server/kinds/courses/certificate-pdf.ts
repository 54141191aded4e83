import 'server-only';
import type { PDFPage } from 'pdf-lib';
import { create } from 'qrcode';
import type { Certificate } from '@/lib/contract/kinds/certificates';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translate';
import { HAIRLINE, INK, newPaper, type Paper, PETROL, QUIET } from '@/lib/server/paper/document';
import { DECORATION } from '@/lib/server/paper/structure';
import { fitted, type Pen, widthOf, write } from '@/lib/server/paper/text';
import { isolate, stripBidiMarks } from '@/lib/shared/arabic';
import { courseLength } from '@/lib/shared/course-length';
import { formatDay } from '@/lib/shared/dates';

// A4 on its long side, in points.
const WIDTH = 841.89;
const HEIGHT = 595.28;
const FRAME = 28;
const MARGIN = 60;
const LINE = WIDTH - 2 * MARGIN;
const QR_SIZE = 84;

interface Sheet extends Paper {
  page: PDFPage;
  isRtl: boolean;
}

/** Draws a certificate with the code to scan; in Arabic it runs from the right. */
export async function drawCertificate(
  certificate: Certificate,
  { locale, address }: { locale: Locale; address: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(locale, 'certificates');
  const paper = await newPaper({ title: `${t(`title.${certificate.of}`)}: ${certificate.title}`, locale });
  const page = paper.document.addPage([WIDTH, HEIGHT]);
  const sheet: Sheet = { ...paper, page, isRtl: locale === 'ar' };
  drawFrame(page);
  const { regular, bold } = paper;
  const { nameAr, nameEn, title, creator, seconds, issuedOn } = certificate;
  const names = locale === 'ar' ? [nameAr, nameEn] : [nameEn, nameAr];
  const day = formatDay(issuedOn, 'long', intlTag(locale, 'latn', 'gregory'));
  const length = courseLength(seconds, (part, values) => t(`kinds-courses:length.${part}`, values));
  const facts = [creator && t('by', { name: isolate(creator) }), length, day];
  const middle = (line: string, y: number, own: Partial<Pen>) => drawMiddle(sheet, line, y, own);
  middle(t('common:brand'), 498, { font: bold, size: 20, color: PETROL });
  middle(t(`title.${certificate.of}`), 436, { font: bold, size: 30, tag: 'H1' });
  middle(t('to'), 386, { font: regular, size: 14, color: QUIET });
  middle(names[0] ?? names[1] ?? '', 328, { font: bold, size: 34, color: PETROL });
  middle(t(`for.${certificate.of}`), 278, { font: regular, size: 14, color: QUIET });
  middle(title, 234, { font: bold, size: 22 });
  middle(facts.filter(Boolean).join('  ·  '), 196, { font: regular, size: 13, color: QUIET });
  drawProof(sheet, address, t('check'));
  return new Uint8Array(await paper.document.save());
}

function drawFrame(page: PDFPage): void {
  const lines = [
    { inset: FRAME, borderColor: PETROL, borderWidth: 2 },
    { inset: FRAME + 7, borderColor: HAIRLINE, borderWidth: 1 },
  ];
  DECORATION.draw(page, () => {
    for (const { inset, ...border } of lines) {
      const size = { width: WIDTH - 2 * inset, height: HEIGHT - 2 * inset };
      page.drawRectangle({ x: inset, y: inset, ...size, ...border });
    }
  });
}

const penOf = ({ page, regular, isRtl, whole }: Sheet, own: Partial<Pen>): Pen => ({
  page,
  font: regular,
  size: 11,
  color: INK,
  base: isRtl ? 'rtl' : 'ltr',
  part: whole,
  ...own,
});

function drawMiddle(sheet: Sheet, words: string, y: number, own: Partial<Pen>): void {
  const given = penOf(sheet, own);
  const { line, pen } = fitted(drawable(words, given), LINE, given);
  write(line, { x: (WIDTH - widthOf(line, pen)) / 2, y, side: 'left' }, pen);
}

/**
 * Without signs that the font does not have, such as emoji: they would be empty boxes. Marks that keep a name apart
 * stay: they decide the order of the line, and are not drawn.
 */
function drawable(line: string, { font }: Pen): string {
  const known = new Set(font.getCharacterSet());
  return [...line]
    .filter((sign) => known.has(sign.codePointAt(0) ?? 0) || stripBidiMarks(sign) === '')
    .join('');
}

/** What proves the certificate: its address, to scan and to type. */
function drawProof(sheet: Sheet, address: string, words: string): void {
  const { page, isRtl, whole } = sheet;
  const bottom = FRAME + 28;
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const unit = QR_SIZE / modules.size;
  const x = isRtl ? MARGIN : WIDTH - MARGIN - QR_SIZE;
  const squares = Array.from(modules.data, (isDark, at) =>
    isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
  );
  whole.add('Figure', { alt: `${words} ${address}` }).draw(page, () => {
    page.drawSvgPath(squares.join(''), { x, y: bottom + QR_SIZE, scale: unit, color: INK });
  });
  const start = isRtl ? { x: WIDTH - MARGIN, side: 'right' as const } : { x: MARGIN, side: 'left' as const };
  for (const [at, line] of [words, address].entries())
    write(line, { ...start, y: bottom + 24 - at * 20 }, penOf(sheet, { color: at === 0 ? QUIET : INK }));
}
