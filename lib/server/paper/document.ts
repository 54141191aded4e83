import 'server-only';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, rgb } from 'pdf-lib';
import { withGlyphPerLetter } from './letter-glyphs';
import { type Part, tagged } from './structure';

export const INK = rgb(0.08, 0.125, 0.118);
export const QUIET = rgb(0.29, 0.353, 0.337);
export const PETROL = rgb(0.043, 0.373, 0.4);
export const HAIRLINE = rgb(0.863, 0.894, 0.882);

export interface Paper {
  document: PDFDocument;
  regular: PDFFont;
  bold: PDFFont;
  /** what is drawn, for screen readers */
  whole: Part;
}

/** A new tagged PDF without pages, with the product's own font. */
export async function newPaper({ title, locale }: { title: string; locale: string }): Promise<Paper> {
  const document = await PDFDocument.create();
  document.registerFontkit(withGlyphPerLetter(fontkit));
  document.setTitle(title);
  document.setLanguage(locale);
  const [regular, bold] = await Promise.all([
    document.embedFont(fontFile('400Regular/ReadexPro_400Regular.ttf'), { subset: true }),
    document.embedFont(fontFile('600SemiBold/ReadexPro_600SemiBold.ttf'), { subset: true }),
  ]);
  return { document, regular, bold, whole: tagged(document) };
}

const fontFile = (file: string): Uint8Array =>
  readFileSync(
    createRequire(join(process.cwd(), 'package.json')).resolve(`@expo-google-fonts/readex-pro/${file}`),
  );
