import bidiFactory from 'bidi-js';
import type { PDFFont, PDFPage, RGB } from 'pdf-lib';
import { DECORATION, type Part } from './structure';

const bidi = bidiFactory();

const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_RUN = /(\p{Script=Arabic}+)/u;

/** A part of a line in one direction, in the order of paper from left to right. */
export interface Run {
  text: string;
  isRtl: boolean;
}

// Marks that only set a direction are not needed once the runs are known; on paper they would be empty boxes. The space
// without a width is what `withGlyphPerLetter` takes as a blank.
const MARKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * The runs of a line in their order from left to right (Unicode Bidirectional Algorithm, UAX 9). Text within a run
 * stays in reading order: the font's shaper reverses Arabic itself.
 */
export function visualRuns(line: string, base: 'rtl' | 'ltr'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const runs: { text: string; level: number }[] = [];
  for (const [at, level] of levels.entries()) {
    const last = runs.at(-1);
    if (last?.level === level) last.text += line[at];
    else runs.push({ text: line[at] ?? '', level });
  }
  // Rule L2: from the highest level down to the lowest odd one, reverse every part of that level or higher.
  const highest = Math.max(0, ...levels);
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to++;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return runs
    .map(({ text, level }) => ({ text: text.replace(MARKS, ''), isRtl: level % 2 === 1 }))
    .flatMap((run) => (run.isRtl ? [run] : apart(run)))
    .filter(({ text }) => text !== '');
}

// Arabic digits run from the left like all digits. They are separated from the text beside them, so that they can be
// drawn that way.
const apart = ({ text }: Run): Run[] => text.split(ARABIC_RUN).map((part) => ({ text: part, isRtl: false }));

export interface Pen {
  page: PDFPage;
  font: PDFFont;
  size: number;
  color: RGB;
  base: 'rtl' | 'ltr';
  /** what each line becomes a part of; null for lines that mean nothing to screen readers */
  part: Part | null;
  /** what a line is there */
  tag?: Parameters<Part['add']>[0];
  heads?: 'Column' | 'Row';
}

type Measure = Pick<Pen, 'font' | 'size' | 'base'>;

// In a part that runs from the right, a bracket opens the other way.
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** A run as the font takes it. The shaper reverses everything that it knows as Arabic, also the digits. */
export function shown({ text, isRtl }: Run): string {
  if (!isRtl) return ARABIC.test(text) ? [...text].reverse().join('') : text;
  const mirrored = text.replace(/[()[\]«»]/g, (sign) => MIRRORED[sign] ?? sign);
  // The shaper reverses what it knows as Arabic; it leaves punctuation alone as it is.
  return ARABIC.test(text) ? mirrored : [...mirrored].reverse().join('');
}

/** Width of a line in points. */
export const widthOf = (line: string, { font, size, base }: Measure): number =>
  visualRuns(line, base).reduce((sum, run) => sum + font.widthOfTextAtSize(shown(run), size), 0);

/** Writes a line with its baseline at y; x is its beginning on paper, or its end with `right`. */
export function write(line: string, at: { x: number; y: number; side: 'left' | 'right' }, pen: Pen): void {
  const { page, font, size, color, part, tag = 'P', heads } = pen;
  let x = at.side === 'left' ? at.x : at.x - widthOf(line, pen);
  const own = part?.add(tag, { text: line.replace(MARKS, ''), heads }) ?? DECORATION;
  own.draw(page, () => {
    for (const run of visualRuns(line, pen.base)) {
      const text = shown(run);
      page.drawText(text, { x, y: at.y, font, size, color });
      x += font.widthOfTextAtSize(text, size);
    }
  });
}

/** In points; nobody can read less on paper. */
const LEAST_SIZE = 6;

/** Returns a line and its pen so that it fits: in smaller type, then cut. */
export function fitted<P extends Measure>(line: string, width: number, pen: P): { line: string; pen: P } {
  const share = width / Math.max(widthOf(line, pen), width);
  const size = Math.max(LEAST_SIZE, Math.floor(pen.size * share * 100) / 100);
  const own = { ...pen, size };
  return { line: shortened(line, width, own), pen: own };
}

/** Cuts a line so that it fits. Layout is slow, so the place is found by halving. */
function shortened(line: string, width: number, pen: Measure): string {
  if (widthOf(line, pen) <= width) return line;
  const signs = [...line];
  const cut = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooLong] = [0, signs.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(cut(middle), pen) <= width) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
