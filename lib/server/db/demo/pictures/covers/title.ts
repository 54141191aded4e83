import { block, type Face, fitting, text } from '../lettering';
import type { Palette } from '../palette';
import { path, roundRect } from '../svg';

export const [WIDTH, HEIGHT] = [1200, 900];

export interface CoverText {
  /** one to three short lines, set as large as they fit */
  title: readonly string[];
  /** a few words under the title */
  note: string;
  face: Face;
}

interface Place {
  /** where lines begin: their right end, or their middle */
  x: number;
  /** middle of the whole block */
  y: number;
  width: number;
  fill: string;
  quiet: string;
  rule: string;
  most?: number;
  from?: 'right' | 'middle';
}

/** The title with a short rule and its note below, centred on y as one block. */
export function titleBlock({ title, note, face }: CoverText, place: Place): string {
  const { x, y, width, from = 'right' } = place;
  const size = fitting(title, width, place.most ?? 138, face);
  const leading = face.startsWith('naskh') ? 1.36 : 1.24;
  const noteSize = fitting([note], width, 44, 'readex');
  const height = size * (0.75 + (title.length - 1) * leading) + 70 + noteSize;
  const first = y - height / 2 + size * 0.75;
  const end = first + (title.length - 1) * size * leading;
  const ruleX = from === 'right' ? x - 96 : x - 48;
  return (
    block(title, x, first, size, { face, fill: place.fill, from, leading }) +
    path(roundRect(ruleX, end + size * 0.38, 96, 8, 4), place.rule) +
    text(note, x, end + size * 0.38 + 30 + noteSize, noteSize, { fill: place.quiet, from })
  );
}

/** The usual place: the inline-start half, on a dark or a light ground. */
export function sideTitle(words: CoverText, colours: Palette, isDark: boolean, width = 560): string {
  return titleBlock(words, {
    x: 1118,
    y: 450,
    width,
    fill: isDark ? colours.paper : colours.deep,
    quiet: isDark ? colours.soft : colours.base,
    rule: colours.accent,
  });
}
