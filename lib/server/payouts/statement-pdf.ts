import 'server-only';
import type { PDFPage } from 'pdf-lib';
import { translateKey } from '@/lib/i18n/translate';
import { HAIRLINE, INK, newPaper, type Paper as Page, PETROL, QUIET } from '@/lib/server/paper/document';
import { DECORATION, type Part } from '@/lib/server/paper/structure';
import { fitted, type Pen, widthOf, write } from '@/lib/server/paper/text';
import type { Statement } from './statement-model';

// A4 in points.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const ROW = 26;
const LAST_ROW = 110;
/** between texts that stand side by side */
const GAP = 16;

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
  return {
    page,
    size,
    font: paper.regular,
    color: INK,
    base: sides(paper).base,
    part: paper.whole,
    ...more,
  };
}

function drawHead(paper: Paper): { page: PDFPage; y: number } {
  const { document, bold, statement, whole } = paper;
  const page = document.addPage([WIDTH, HEIGHT]);
  const { start, end } = sides(paper);
  let y = HEIGHT - MARGIN - 16;
  const brand = translateKey(statement.locale, 'common:brand') ?? 'Qeema';
  write(statement.title, { ...start, y }, pen(paper, page, 20, { font: bold, tag: 'H1' }));
  write(brand, { ...end, y }, pen(paper, page, 16, { font: bold, color: PETROL }));
  y -= 44;
  const table = whole.add('Table');
  for (const { label, value } of statement.facts) {
    const part = table.add('TR');
    const quiet = pen(paper, page, 10.5, { color: QUIET, part, tag: 'TH', heads: 'Row' });
    write(label, { ...start, y }, quiet);
    const room = WIDTH - 2 * MARGIN - widthOf(label, quiet) - GAP;
    const fact = fitted(value, room, pen(paper, page, 10.5, { font: bold, part, tag: 'TD' }));
    write(fact.line, { ...end, y }, fact.pen);
    y -= 21;
  }
  y -= 14;
  return { page, y };
}

function drawRows(paper: Paper, from: { page: PDFPage; y: number }): void {
  const { document, bold, statement, whole } = paper;
  const { start, end, inward } = sides(paper);
  const table = whole.add('Table');
  const countAt = { x: end.x - inward * 120, side: end.side };
  let { page, y } = from;
  /** those of later pages repeat the first */
  const heads = (part: Part | null) => {
    const quiet = pen(paper, page, 9.5, { color: QUIET, part, tag: 'TH', heads: 'Column' });
    write(statement.heads.item, { ...start, y }, quiet);
    write(statement.heads.count, { ...countAt, y }, quiet);
    write(statement.heads.amount, { ...end, y }, quiet);
    rule(page, y - 9);
    y -= ROW;
  };
  heads(table.add('TR'));
  for (const { item, count, amount, isSum } of statement.lines) {
    if (y < LAST_ROW) {
      page = document.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN - 16;
      heads(null);
    }
    const row = { part: table.add('TR'), tag: 'TD' as const };
    const own = pen(paper, page, 10.5, isSum ? { ...row, font: bold } : row);
    const room = Math.abs(countAt.x - start.x) - widthOf(count, own) - GAP;
    const name = fitted(item, room, own);
    write(name.line, { ...start, y }, name.pen);
    write(count, { ...countAt, y }, own);
    // Figures and their sign run from the left, in both languages.
    write(amount, { ...end, y }, { ...own, base: 'ltr' });
    rule(page, y - 9);
    y -= ROW;
  }
  y -= 12;
  const part = whole.add('P');
  const strong = pen(paper, page, 14, { font: bold, color: PETROL, part, tag: 'Span' });
  write(statement.total.label, { ...start, y }, strong);
  write(statement.total.amount, { ...end, y }, { ...strong, base: 'ltr' });
}

function drawFeet(paper: Paper): void {
  const pages = paper.document.getPages();
  const { start, end } = sides(paper);
  for (const [at, page] of pages.entries()) {
    const quiet = pen(paper, page, 9, { color: QUIET, part: null });
    write(paper.statement.foot, { ...start, y: MARGIN - 8 }, quiet);
    write(paper.statement.pageOf(at + 1, pages.length), { ...end, y: MARGIN - 8 }, quiet);
  }
}

function rule(page: PDFPage, y: number): void {
  const ends = { start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y } };
  DECORATION.draw(page, () => page.drawLine({ ...ends, thickness: 0.6, color: HAIRLINE }));
}
