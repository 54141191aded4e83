import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRawStream,
} from 'pdf-lib';

/** A part of a tagged PDF: what it is, what a screen reader says, and what is in it. */
export interface ReadPart {
  tag: string;
  text: string | null;
  parts: ReadPart[];
}

/** The structure of a tagged PDF. @throws an Error where content and structure do not name each other */
export function structureOf(document: PDFDocument): ReadPart[] {
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const numbers = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
  const owners = new Map<number, PDFArray>();
  for (let at = 0; at < numbers.size(); at += 2)
    owners.set(numbers.lookup(at, PDFNumber).asNumber(), numbers.lookup(at + 1, PDFArray));

  const kidsOf = (part: PDFDict) => part.lookup(PDFName.of('K'), PDFArray);
  const typeOf = (dict: PDFDict) => dict.lookup(PDFName.of('Type'), PDFName).decodeText();
  const read = (parent: PDFDict): ReadPart[] =>
    Array.from({ length: kidsOf(parent).size() }, (_, at) => {
      const kid = kidsOf(parent).lookup(at, PDFDict);
      if (typeOf(kid) === 'StructElem') {
        const said = kid.lookup(PDFName.of('ActualText')) ?? kid.lookup(PDFName.of('Alt'));
        const text = said instanceof PDFHexString ? said.decodeText() : null;
        return [{ tag: kid.lookup(PDFName.of('S'), PDFName).decodeText(), text, parts: read(kid) }];
      }
      const page = kid.lookup(PDFName.of('Pg'), PDFDict);
      const number = page.lookup(PDFName.of('StructParents'), PDFNumber).asNumber();
      const owner = owners.get(number)?.lookup(kid.lookup(PDFName.of('MCID'), PDFNumber).asNumber());
      if (owner !== parent) throw new Error('a piece of content belongs to another part');
      return [];
    }).flat();
  return read(root);
}

/** Returns the drawing operators of each page that belong neither to a tagged part nor to decoration. */
export function unmarkedDrawing(document: PDFDocument): string[] {
  return document.getPages().flatMap((page) => {
    const contents = page.node.Contents() as PDFArray;
    let depth = 0;
    return Array.from({ length: contents.size() }, (_, at) => contents.lookup(at) as PDFRawStream)
      .flatMap((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1').split('\n'))
      .filter((line) => {
        if (/\b(BMC|BDC)$/.test(line)) depth++;
        if (/^EMC$/.test(line)) depth--;
        return depth === 0 && /(^|\s)(Tj|TJ|S|s|f|F|B|b)$/.test(line);
      });
  });
}
