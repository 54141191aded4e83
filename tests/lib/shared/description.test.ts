import { describe, expect, it } from 'vitest';
import { type Block, readDescription, type Span, wordsOf } from '@/lib/shared/description';

const words = (text: string) => wordsOf(readDescription(text));
const kinds = (text: string) => readDescription(text).map(({ kind }) => kind);
const links = (text: string): string[] => {
  const ofSpans = (spans: Span[]): string[] =>
    spans.flatMap((span) => {
      if (span.kind === 'link') return [span.href];
      return 'spans' in span ? ofSpans(span.spans) : [];
    });
  const ofBlock = (block: Block): string[] => {
    if (block.kind === 'quote') return block.blocks.flatMap(ofBlock);
    if (block.kind === 'list') return block.items.flat().flatMap(ofBlock);
    return 'spans' in block ? ofSpans(block.spans) : [];
  };
  return readDescription(text).flatMap(ofBlock);
};

describe('readDescription, what it refuses', () => {
  it.each([
    '[اضغط](javascript:alert(1))',
    '[اضغط](data:text/html,<script>)',
    '[اضغط](http://plain.example)',
    '[اضغط](https://bank.example@evil.example/)',
    '[اضغط](/admin)',
    '<https://auto.example>x'.replace('https', 'ftp'),
    'http://plain.example',
    '[](https://nothing.example)',
  ])('%s becomes no link', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('HTML, pictures, code and character references stay plain text', () => {
    for (const text of [
      '<b>عريض</b>',
      '<script>alert(1)</script>',
      '`code`',
      '&copy; 2026',
      '<!-- x -->',
      '~~~',
    ])
      expect(words(text)).toBe(text);
    expect(kinds('    إزاحة\n\n```\nرمز\n```')).toEqual(['paragraph', 'paragraph']);
    expect(words('![صورة](https://x.example/a.png)')).toBe('!صورة');
  });

  it('a line of dashes below a text does not make it a heading', () => {
    expect(kinds('كلام\n-----\nبقية')).toEqual(['paragraph', 'rule', 'paragraph']);
  });

  it('headings in lists and quotes become bold text, outside of the page’s outline', () => {
    expect(readDescription('> # كبير')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', spans: [{ kind: 'strong', spans: [said('كبير')] }] }] },
    ]);
  });

  it.each([
    ['quotes in quotes', '> '.repeat(4000)],
    ['lists in lists', '1. '.repeat(2600)],
    ['both', '- > '.repeat(2000)],
    ['deep spaces', Array.from({ length: 100 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
    ['open brackets', '['.repeat(8000)],
    ['open stars', '*a **a '.repeat(1100)],
  ])('%s without end is read in little time', (_name, text) => {
    const begun = performance.now();
    readDescription(text);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

const said = (text: string): Span => ({ kind: 'text', text });

describe('readDescription', () => {
  it('keeps plain words as they were written, line by line', () => {
    expect(readDescription('سطر\nثانٍ\n\nفقرة')).toEqual([
      { kind: 'paragraph', spans: [said('سطر'), { kind: 'break' }, said('ثانٍ')] },
      { kind: 'paragraph', spans: [said('فقرة')] },
    ]);
    expect(readDescription('')).toEqual([]);
  });

  it.each([['- أساسيات\n- أدوات'], ['• أساسيات\n• أدوات'], ['-أساسيات\n-أدوات'], ['* أساسيات\n* أدوات']])(
    'reads %j as a list of two',
    (text) => {
      const [list] = readDescription(text);
      expect(list).toEqual({
        kind: 'list',
        start: null,
        items: [
          [{ kind: 'paragraph', spans: [said('أساسيات')] }],
          [{ kind: 'paragraph', spans: [said('أدوات')] }],
        ],
      });
    },
  );

  it.each(['1. أول\n2. ثانٍ', '١- أول\n٢- ثانٍ', '١. أول\n٢. ثانٍ', '1) أول\n2) ثانٍ', '۱- أول\n۲- ثانٍ'])(
    'numbers the items of %j from one',
    (text) => {
      expect(readDescription(text)).toMatchObject([{ kind: 'list', start: 1, items: [[{}], [{}]] }]);
    },
  );

  it('numbers of other kinds open no list: a price, a year, a dash before digits', () => {
    for (const text of ['١٥٪ خصم', '2026 عام جديد', '-5 درجات', '12.5 كيلو'])
      expect(kinds(text)).toEqual(['paragraph']);
  });

  it('headings are of the third and fourth level, never a fourth before a third', () => {
    const levels = (text: string) =>
      readDescription(text).flatMap((block) => (block.kind === 'heading' ? block.level : []));
    expect(levels('# أ\n\n## ب\n\n###### ج\n\n# د')).toEqual([3, 4, 4, 3]);
    expect(levels('### أ\n\n## ب\n\n### ج')).toEqual([3, 3, 4]);
    expect(levels('#وسم')).toEqual([]);
  });

  it('links lead to https and e-mail addresses, with or without markup', () => {
    expect(links('[الموقع](https://x.example/a) وhttps://y.example/b، [راسلني](mailto:a@x.example)')).toEqual(
      ['https://x.example/a', 'https://y.example/b', 'mailto:a@x.example'],
    );
    expect(links('- [في قائمة](https://x.example/)\n\n> **[في اقتباس](https://y.example/)**')).toEqual([
      'https://x.example/',
      'https://y.example/',
    ]);
  });
});

describe('the words of a link', () => {
  const said = (text: string) => words(text);
  it.each([
    ['[https://qeema.com/login](https://evil.example/a)', 'evil.example/a'],
    ['[qeema.com](https://evil.example)', 'evil.example'],
    ['[\u202Ehttps://qeema.com](https://evil.example)', 'evil.example'],
    ['[https://qeema.com@evil.example](https://evil.example)', 'evil.example'],
    ['[qeema\uFF0Ecom\u200B](https://evil.example)', 'evil.example'],
    ['[https://qeema.com/?evil.example](https://evil.example)', 'evil.example'],
  ])('are its address where they look like another one: %s', (text, shown) => {
    expect(said(text)).toBe(shown);
  });

  it.each(['[Node.js](https://nodejs.example/)', '[x.example.com/a](https://x.example.com/b)'])(
    'stay where they deceive nobody: %s',
    (text) => {
      expect(said(text)).toBe(/\[(.*)\]/.exec(text)?.[1]);
    },
  );
});

it('very deep nesting is read as plain lines', () => {
  const long = `> > > > a\n${'a\n'.repeat(600)}`;
  expect(readDescription(long).map(({ kind }) => kind)).toEqual(['paragraph']);
});

describe('wordsOf', () => {
  it('has all of the words and no markup', () => {
    const text =
      '## ماذا في الداخل\n\n- **قوالب** جاهزة\n- [دليل](https://x.example)\n\n> قول\n\n---\n\nختام';
    expect(words(text)).toBe('ماذا في الداخل\nقوالب جاهزة\nدليل\nقول\nختام');
  });
});
