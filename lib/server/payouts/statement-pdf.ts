import 'server-only';
import type { PDFPage } from 'pdf-lib';
import { translateKey } from '@/lib/i18n/translate';
import { HAIRLINE, INK, newPaper, type Paper as Page, PETROL, QUIET } from '@/lib/server/paper/document';
import { type Pen, shortened, widthOf, write } from '@/lib/server/paper/text';
import type { Statement } from './statement-model';

// A4 in points.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const ROW = 26;
const LAST_ROW = 110;

interface Paper extends Page {
  statement: Statement;
}

/** Draws a statement in the product's own font; in Arabic it runs from the right. */
export async function drawStatement(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const paper: Paper = { ...(await newPaper(statement)), statement };
  drawRows(paper, drawHead(paper));
  drawFeet(paper);
  const bytes = await paper.document.save();
  return new Uint8Array(bytes);
}

/** Where lines begin and end on paper; Arabic swaps the sides. */
function sides({ statement: { locale } }: Paper) {
  const isRtl = locale === 'ar';
  const [right, left] = [WIDTH - MARGIN, MARGIN];
  return isRtl
    ? ({
        start: { x: right, side: 'right' },
        end: { x: left, side: 'left' },
        inward: -1,
        base: 'rtl',
      } as const)
    : ({
        start: { x: left, side: 'left' },
        end: { x: right, side: 'right' },
        inward: 1,
        base: 'ltr',
      } as const);
}

function pen(paper: Paper, page: PDFPage, size: number, more: Partial<Pen> = {}): Pen {
  return { page, size, font: paper.regular, color: INK, base: sides(paper).base, ...more };
}

function drawHead(paper: Paper): { page: PDFPage; y: number } {
  const { document, bold, statement } = paper;
  const page = document.addPage([WIDTH, HEIGHT]);
  const { start, end } = sides(paper);
  let y = HEIGHT - MARGIN - 16;
  const brand = translateKey(statement.locale, 'common:brand') ?? 'Qeema';
  write(brand, { ...end, y }, pen(paper, page, 16, { font: bold, color: PETROL }));
  write(statement.title, { ...start, y }, pen(paper, page, 20, { font: bold }));
  y -= 44;
  for (const { label, value } of statement.facts) {
    write(label, { ...start, y }, pen(paper, page, 10.5, { color: QUIET }));
    const own = pen(paper, page, 10.5, { font: bold });
    write(shortened(value, 330, own), { ...end, y }, own);
    y -= 21;
  }
  y -= 14;
  return { page, y };
}

function drawRows(paper: Paper, from: { page: PDFPage; y: number }): void {
  const { document, bold, statement } = paper;
  const { start, end, inward } = sides(paper);
  const countAt = { x: end.x - inward * 120, side: end.side };
  let { page, y } = from;
  const heads = () => {
    const quiet = pen(paper, page, 9.5, { color: QUIET });
    write(statement.heads.item, { ...start, y }, quiet);
    write(statement.heads.count, { ...countAt, y }, quiet);
    write(statement.heads.amount, { ...end, y }, quiet);
    rule(page, y - 9);
    y -= ROW;
  };
  heads();
  for (const { item, count, amount, isSum } of statement.lines) {
    if (y < LAST_ROW) {
      page = document.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN - 16;
      heads();
    }
    const own = pen(paper, page, 10.5, isSum ? { font: bold } : {});
    const room = Math.abs(countAt.x - start.x) - widthOf(count, own) - 16;
    write(shortened(item, room, own), { ...start, y }, own);
    write(count, { ...countAt, y }, own);
    // Figures and their sign run from the left, in both languages.
    write(amount, { ...end, y }, { ...own, base: 'ltr' });
    rule(page, y - 9);
    y -= ROW;
  }
  y -= 12;
  const strong = pen(paper, page, 14, { font: bold, color: PETROL });
  write(statement.total.label, { ...start, y }, strong);
  write(statement.total.amount, { ...end, y }, { ...strong, base: 'ltr' });
}

function drawFeet(paper: Paper): void {
  const pages = paper.document.getPages();
  const { start, end } = sides(paper);
  for (const [at, page] of pages.entries()) {
    const quiet = pen(paper, page, 9, { color: QUIET });
    write(paper.statement.foot, { ...start, y: MARGIN - 8 }, quiet);
    write(paper.statement.pageOf(at + 1, pages.length), { ...end, y: MARGIN - 8 }, quiet);
  }
}

function rule(page: PDFPage, y: number): void {
  page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.6, color: HAIRLINE });
}
