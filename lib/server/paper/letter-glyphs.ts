import type fontkit from '@pdf-lib/fontkit';

type Fontkit = typeof fontkit;

const LAM = 0x644;
const ZERO_WIDTH_SPACE = 0x200b;

/**
 * Fonts whose ligatures of lam and alef are two glyphs for readers of PDF, of one letter each: readers turn a line that
 * runs from the right glyph by glyph, and differ about a glyph of two letters. The ligature stands for its alef, on the
 * left, and a blank for its lam; each has half of the width, where search and selection show it.
 */
export const withGlyphPerLetter = (kit: Fontkit): Fontkit => ({
  create: (...given) => {
    const font = kit.create(...given);
    const blank = font.glyphForCodePoint(ZERO_WIDTH_SPACE);
    const layout = font.layout.bind(font);
    font.layout = (...line) => {
      const run = layout(...line);
      run.glyphs = run.glyphs.flatMap((glyph) => {
        const [first, second, third] = glyph.codePoints;
        if (first !== LAM || second === undefined || third !== undefined) return [glyph];
        const advanceWidth = { value: glyph.advanceWidth / 2 };
        const alef: typeof glyph = Object.create(glyph, { advanceWidth, codePoints: { value: [second] } });
        const lam: typeof glyph = Object.create(blank, { advanceWidth, codePoints: { value: [LAM] } });
        return [alef, lam];
      });
      return run;
    };
    return font;
  },
});
