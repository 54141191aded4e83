import 'server-only';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontkit, { type Font } from '@pdf-lib/fontkit';
import { fix } from './svg';

const FOLDER = '@expo-google-fonts';
const FACES = {
  /** the product's own font */
  readex: { family: 'Readex Pro', weight: 400, file: 'readex-pro/400Regular/ReadexPro_400Regular.ttf' },
  readexBold: { family: 'Readex Pro', weight: 700, file: 'readex-pro/700Bold/ReadexPro_700Bold.ttf' },
  /** drawn with a ruler: headings of covers */
  kufi: { family: 'Reem Kufi', weight: 400, file: 'reem-kufi/400Regular/ReemKufi_400Regular.ttf' },
  kufiBold: { family: 'Reem Kufi', weight: 700, file: 'reem-kufi/700Bold/ReemKufi_700Bold.ttf' },
  /** written with a reed: quotations and literature */
  naskh: { family: 'Amiri', weight: 400, file: 'amiri/400Regular/Amiri_400Regular.ttf' },
  naskhBold: { family: 'Amiri', weight: 700, file: 'amiri/700Bold/Amiri_700Bold.ttf' },
} as const;

export type Face = keyof typeof FACES;

/** The path of a face's font file in its package. */
function fontFile(face: Face): string {
  return createRequire(join(process.cwd(), 'package.json')).resolve(`${FOLDER}/${FACES[face].file}`);
}

/** Every font file, for the renderer. */
export const fontFiles = (): string[] => (Object.keys(FACES) as Face[]).map(fontFile);

const fonts = new Map<Face, Font>();

/** Width of a line of text in units of its size. */
function widthOf(text: string, face: Face): number {
  let font = fonts.get(face);
  if (!font) {
    font = fontkit.create(readFileSync(fontFile(face)));
    fonts.set(face, font);
  }
  return font.layout(text).advanceWidth / font.unitsPerEm;
}

interface Style {
  face?: Face;
  fill: string;
  /** which end of the line stands at x: `right` where Arabic begins */
  from?: 'right' | 'left' | 'middle';
  opacity?: number;
}

const ANCHORS = { right: 'end', left: 'start', middle: 'middle' } as const;

/** Returns whether a text runs from right to left. */
export const isArabic = (text: string): boolean => /[\u0600-\u06FF]/.test(text);

/** One line of text with its baseline at y. */
export function text(content: string, x: number, y: number, size: number, style: Style): string {
  const { family, weight } = FACES[style.face ?? 'readex'];
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`;
  return `<text x="${fix(x)}" y="${fix(y)}" font-family="${family}" font-weight="${weight}" font-size="${fix(size)}" text-anchor="${ANCHORS[style.from ?? 'right']}" fill="${style.fill}"${opacity}>${escaped(content)}</text>`;
}

// U+202B…U+202C: otherwise the renderer takes every line as left-to-right.
function escaped(content: string): string {
  const safe = content.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return isArabic(content) ? `\u202B${safe}\u202C` : safe;
}

// Words that belong to the next one: no line ends with one of them.
const LEANING = /^(في|من|إلى|على|عن|لا|بلا|مع|ما|كل|أو|و|a|an|the|of|for|to|in|on|at|and|or|with|your|&)$/i;

/**
 * A title in one to four lines, broken so that it is as large as its space allows; no line ends with a word that
 * belongs to the next one.
 * @returns the lines and their size
 */
export function setTitle(
  title: string,
  face: Face,
  room: { width: number; height: number; most: number; leading: number },
): { lines: string[]; size: number } {
  const words = title.split(' ');
  let best = { lines: [title], size: 0 };
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    for (const lines of breakings(words, count)) {
      const high = room.height / (1 + (count - 1) * room.leading);
      const size = Math.min(fitting(lines, room.width, room.most, face), high);
      // One more line must make the text clearly larger.
      if (size > best.size * 1.1) best = { lines, size };
    }
  }
  return best;
}

/** All ways to break words into `count` lines. */
function breakings(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((word, index) =>
      LEANING.test(word)
        ? []
        : breakings(words.slice(index + 1), count - 1).map((rest) => [
            words.slice(0, index + 1).join(' '),
            ...rest,
          ]),
    );
}

/** The largest size, at most `most`, at which every line fits into `width`. */
export function fitting(lines: readonly string[], width: number, most: number, face: Face): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, face)));
  return Math.min(most, width / widest);
}

/** Lines one below the other, all of one size. @param leading distance of baselines in units of the size */
export function block(
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  style: Style & { leading?: number },
): string {
  return lines
    .map((line, index) => text(line, x, y + index * size * (style.leading ?? 1.35), size, style))
    .join('');
}
