import { block, type Face, fitting, isArabic, setTitle, text } from '../lettering';
import type { Palette } from '../palette';
import { path, roundRect } from '../svg';

export const [WIDTH, HEIGHT] = [1200, 900];

/** Pictures are left of this, side titles right of it: neither crosses it. */
const PICTURE_END = 610;

export interface CoverText {
  /** broken into lines, as large as its space allows */
  title: string;
  /** a few words under the title */
  note: string;
  face: Face;
}

interface Place {
  /** in Arabic lines begin at their right end */
  x: number;
  /** middle of the whole block */
  y: number;
  /** the width that nothing of it exceeds */
  width: number;
  height: number;
  /** the colour of the title */
  fill: string;
  /** the colour of the note */
  quiet: string;
  /** the colour of the rule between them */
  rule: string;
  /** the largest size of the title */
  most?: number;
  /** whether x is the side where lines begin, or their middle */
  from?: 'side' | 'middle';
}

/** The title with a short rule and its note below, centred on y as one block. */
export function titleBlock({ title, note, face }: CoverText, place: Place): string {
  const { x, y, width, from = 'side' } = place;
  const leading = face.startsWith('naskh') ? 1.36 : 1.24;
  const noteSize = fitting([note], width, 40, 'readex');
  const room = { width, height: place.height - 70 - noteSize, most: place.most ?? 138, leading };
  const { lines, size } = setTitle(title, face, room);
  const height = size * (0.75 + (lines.length - 1) * leading) + 70 + noteSize;
  const first = y - height / 2 + size * 0.75;
  const end = first + (lines.length - 1) * size * leading;
  const start = isArabic(title) ? 'right' : 'left';
  const anchor = from === 'middle' ? 'middle' : start;
  const begin = anchor === 'left' ? x - width : x;
  const ruleX = { middle: x - 48, right: x - 96, left: x - width }[anchor];
  return (
    block(lines, begin, first, size, { face, fill: place.fill, from: anchor, leading }) +
    path(roundRect(ruleX, end + size * 0.38, 96, 8, 4), place.rule) +
    text(note, begin, end + size * 0.38 + 30 + noteSize, noteSize, { fill: place.quiet, from: anchor })
  );
}

/** The usual place: beside the picture, on a dark or a light ground. */
export function sideTitle(words: CoverText, colours: Palette, isDark: boolean): string {
  return titleBlock(words, {
    x: 1122,
    y: 450,
    width: 1122 - PICTURE_END - 40,
    height: 620,
    fill: isDark ? colours.paper : colours.deep,
    quiet: isDark ? colours.soft : colours.base,
    rule: colours.accent,
  });
}
