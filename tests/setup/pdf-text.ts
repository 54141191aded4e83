import bidiFactory from 'bidi-js';
import {
  decodePDFRawStream,
  type PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  type PDFRawStream,
} from 'pdf-lib';

const bidi = bidiFactory();
const ARABIC = /\p{Script=Arabic}/u;

/**
 * The lines of a PDF that `paper/text.ts` drew, as readers copy them: glyphs become signs by the font's own table, and
 * what runs from the right is put into reading order.
 */
export async function textOfPdf(bytes: Uint8Array, base: 'rtl' | 'ltr'): Promise<string[]> {
  return (await drawnLines(bytes)).map((line) => inReadingOrder(line, base));
}

/** The lines of such a PDF with their signs from left to right, as they stand on paper. */
export async function drawnLines(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().flatMap(linesOf);
}

function linesOf(page: PDFPage): string[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const signs = new Map<string, Map<string, string>>();
  for (const [name] of fonts?.entries() ?? []) {
    const table = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode')) as PDFRawStream | undefined;
    if (table) signs.set(name.asString(), signTable(decoded(table)));
  }
  const contents = page.node.Contents() as PDFArray;
  const drawn = Array.from({ length: contents.size() }, (_, at) =>
    decoded(contents.lookup(at) as PDFRawStream),
  );
  const lines = new Map<string, string>();
  for (const [, text = ''] of drawn.join('\n').matchAll(/BT\b([\s\S]*?)\bET\b/g)) {
    const font = /(\/\S+) \S+ Tf/.exec(text)?.[1] ?? '';
    const y = /(\S+) Tm/.exec(text)?.[1] ?? '';
    const glyphs = /<([0-9A-F]*)> Tj/i.exec(text)?.[1]?.match(/.{4}/g) ?? [];
    const said = glyphs.map((glyph) => signs.get(font)?.get(glyph.toUpperCase()) ?? '\uFFFD');
    lines.set(y, (lines.get(y) ?? '') + said.join(''));
  }
  return [...lines.values()];
}

const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** Maps each glyph to its character. A glyph of several characters is an error, as readers order them differently. */
function signTable(table: string): Map<string, string> {
  const found = table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim);
  return new Map(
    [...found].map(([, glyph = '', codes = '']) => {
      const sign = Buffer.from(codes, 'hex').swap16().toString('utf16le');
      if (ARABIC.test(sign) && [...sign].length > 1) throw new Error(`a glyph says several letters: ${sign}`);
      return [glyph.toUpperCase(), sign];
    }),
  );
}

function inReadingOrder(line: string, base: 'rtl' | 'ltr'): string {
  return bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, base)).trim();
}
