import bidiFactory from 'bidi-js';
import type { PDFFont, PDFPage, RGB } from 'pdf-lib';

const bidi = bidiFactory();

const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_RUN = /(\p{Script=Arabic}+)/u;

/** A part of a line in one direction, in the order of paper from left to right. */
export interface Run {
  text: string;
  isRtl: boolean;
}

// Marks that only set a direction are not needed once the runs are known; on paper they would be empty boxes.
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

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
}

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
export const widthOf = (line: string, { font, size, base }: Pick<Pen, 'font' | 'size' | 'base'>): number =>
  visualRuns(line, base).reduce((sum, run) => sum + font.widthOfTextAtSize(shown(run), size), 0);

/** Writes a line with its baseline at y; x is its beginning on paper, or its end with `right`. */
export function write(line: string, at: { x: number; y: number; side: 'left' | 'right' }, pen: Pen): void {
  const { page, font, size, color } = pen;
  let x = at.side === 'left' ? at.x : at.x - widthOf(line, pen);
  for (const run of visualRuns(line, pen.base)) {
    const text = shown(run);
    page.drawText(text, { x, y: at.y, font, size, color });
    x += font.widthOfTextAtSize(text, size);
  }
}

/** Cuts a line so that it fits. Layout is slow, so the place is found by halving. */
export function shortened(line: string, width: number, pen: Pick<Pen, 'font' | 'size' | 'base'>): string {
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
