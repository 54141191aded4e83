import 'server-only';
import {
  type PDFArray,
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

type Tag = 'Document' | 'H1' | 'P' | 'Span' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

interface Says {
  /** what is drawn, in reading order: on paper a line stands in the order of its runs from the left */
  text?: string;
  /** what a figure shows */
  alt?: string;
  /** of which cells a `TH` is the head */
  heads?: 'Column' | 'Row';
}

/** A part of a document for screen readers (ISO 32000-1, section 14.7). */
export interface Part {
  /** Returns a new part, the last of this one. */
  add(tag: Tag, says?: Says): Part;
  /** Calls `content`, and what it draws on the page belongs to this part. */
  draw(page: PDFPage, content: () => void): void;
}

/** Marks decoration: frames, rules, and page numbers. */
export const DECORATION: Pick<Part, 'draw'> = {
  draw(page, content) {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    content();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  },
};

/** Makes a tagged PDF of a document. @returns the part that all others are in */
export function tagged({ context, catalog }: PDFDocument): Part {
  const root = context.nextRef();
  const pages = new MarkedPages(context);
  const whole = new TaggedPart(context, pages, root, 'Document');
  const tree = { Type: 'StructTreeRoot', K: [whole.ref], ParentTree: { Nums: pages.numbers } };
  context.assign(root, context.obj(tree));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  return whole;
}

class TaggedPart implements Part {
  readonly ref: PDFRef;
  private readonly kids: PDFArray;

  constructor(
    private readonly context: PDFContext,
    private readonly pages: MarkedPages,
    parent: PDFRef,
    private readonly tag: Tag,
    { text, alt, heads }: Says = {},
  ) {
    this.kids = context.obj([]);
    this.ref = context.register(
      context.obj({
        Type: 'StructElem',
        S: tag,
        P: parent,
        K: this.kids,
        ...(text === undefined ? {} : { ActualText: PDFHexString.fromText(text) }),
        ...(alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) }),
        ...(heads === undefined ? {} : { A: { O: 'Table', Scope: heads } }),
      }),
    );
  }

  add(tag: Tag, says?: Says): Part {
    const part = new TaggedPart(this.context, this.pages, this.ref, tag, says);
    this.kids.push(part.ref);
    return part;
  }

  draw(page: PDFPage, content: () => void): void {
    const id = this.pages.mark(page, this.ref);
    this.kids.push(this.context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
    const named = [PDFName.of(this.tag), `<</MCID ${id}>>`];
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, named));
    content();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }
}

/** To which part each piece of content belongs, page by page. */
class MarkedPages {
  /** the pages' lists by their numbers, as the document has them */
  readonly numbers: PDFArray;
  private readonly owners = new Map<PDFPage, PDFArray>();

  constructor(private readonly context: PDFContext) {
    this.numbers = context.obj([]);
  }

  /** Returns the number of the next piece of a page. */
  mark(page: PDFPage, owner: PDFRef): number {
    const owners = this.owners.get(page) ?? this.begin(page);
    owners.push(owner);
    return owners.size() - 1;
  }

  private begin(page: PDFPage): PDFArray {
    const number = this.context.obj(this.owners.size);
    const owners = this.context.obj([]);
    page.node.set(PDFName.of('StructParents'), number);
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.numbers.push(number);
    this.numbers.push(owners);
    this.owners.set(page, owners);
    return owners;
  }
}
