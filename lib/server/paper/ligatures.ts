import type fontkit from '@pdf-lib/fontkit';

type Fontkit = typeof fontkit;

// The blocks of Unicode that hold a sign of its own for each Arabic ligature.
const FORMS = [
  [0xfb50, 0xfdff],
  [0xfe70, 0xfeff],
] as const;

/** The sign of a ligature, by the signs that it stands for: «لا» is U+FEFB. */
const SIGNS = new Map(
  FORMS.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .map((sign) => [String.fromCodePoint(sign).normalize('NFKC'), sign] as const)
    .filter(([letters]) => [...letters].length > 1)
    .reverse(),
);

/**
 * Fonts whose ligatures are said to be one sign. Readers of PDF turn a line that runs from the right by its signs: of a
 * ligature that is said to be several, some turn these, and some do not. One sign is right in all of them, and NFKC
 * makes the letters of it.
 */
export const withOneSignLigatures = (kit: Fontkit): Fontkit => ({
  create: (...given) => {
    const font = kit.create(...given);
    const layout = font.layout.bind(font);
    font.layout = (...line) => {
      const run = layout(...line);
      for (const glyph of run.glyphs) {
        const sign = SIGNS.get(String.fromCodePoint(...glyph.codePoints));
        if (sign !== undefined) glyph.codePoints = [sign];
      }
      return run;
    };
    return font;
  },
});
