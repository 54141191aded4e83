import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { stripBidiMarks } from './arabic';
import { stripInvisible } from './invisible';
import { shownAddress, splitText } from './rich-text';

/** A piece of a line. Nothing else is ever rendered. */
export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em'; spans: Span[] }
  | { kind: 'link'; href: string; spans: Span[] };

/** A block of a description. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  /** 3 or 4, as the page's own headings are 1 and 2; never a 4 before a 3 */
  | { kind: 'heading'; level: 3 | 4; spans: Span[] }
  /** `start` is the number of the first item; null if the items are not numbered */
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' };

/** Syntax that sellers do not need, or that changes words not meant as markup, stays as it was written. */
const NOT_READ = [
  'autolink',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
];
/** For lists inside lists inside a quote; deeper blocks are rendered at this depth. */
const DEEPEST = 4;
/** Very many brackets and stars take the parser seconds; a text with so many does not mean them as markup. */
const MARKS = /[[*_\\]/g;
const LINE_ENDS = /\n/g;
const countOf = (what: RegExp, text: string): number => text.match(what)?.length ?? 0;
const MOST_MARKS = 1000;
/** The parser compares each line with all open blocks: thousands of lines in lists in quotes take half a second. */
const MOST_LINES = 500;

/**
 * Reads a description as Markdown: paragraphs, headings, lists, quotes, bold, links. Line breaks stay line breaks, as
 * in texts from before there was markup; list marks that Arabic writers use («•», «١-») are read as such.
 */
export function readDescription(text: string): Block[] {
  const isEndless = countOf(MARKS, text) > MOST_MARKS || countOf(LINE_ENDS, text) > MOST_LINES;
  if (isEndless) return plainly(text);
  const root = fromMarkdown(asMarkdown(text), { extensions: [{ disable: { null: NOT_READ } }] });
  const top = Math.min(...root.children.map((node) => (node.type === 'heading' ? node.depth : 6)));
  let headed = false;
  return blocksOf(root.children, 0).map((block) => {
    if (block.kind !== 'heading') return block;
    const level = headed && block.level > top ? 4 : 3;
    headed = true;
    return { ...block, level };
  });
}

/** The words of a description without its marks, each paragraph and item on its own line: for search engines. */
export function wordsOf(blocks: readonly Block[]): string {
  return blocks.map(blockWords).filter(Boolean).join('\n');
}

function plainly(text: string): Block[] {
  return text.split(/\n{2,}/).map((words) => ({ kind: 'paragraph', spans: linkedLinesOf(words) }));
}

const OWN_BULLET = /^([ \t]*)(?:[•●▪◦‣·][ \t]*|-(?=\p{Script=Arabic}))(?=\S)/gmu;
const OWN_NUMBER = /^([ \t]*)([0-9٠-٩۰-۹]{1,3})[ \t]?[-–.)ـ][ \t]+(?=\S)/gmu;
/** Nested lists and quotes, opened in one line or by spaces: thousands would overflow the parser's stack. */
const DEEP_OPENING = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){5,}/gmu;
const DEEP_INDENT = /^[ \t]{9,}/gmu;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/gmu;

function asMarkdown(text: string): string {
  return text
    .replace(RULE, '---')
    .replace(DEEP_INDENT, '        ')
    .replace(OWN_BULLET, '$1- ')
    .replace(OWN_NUMBER, (_match, indent: string, digits: string) => `${indent}${latin(digits)}. `)
    .replace(DEEP_OPENING, '-');
}

const latin = (digits: string) =>
  [...digits].map((digit) => ((digit.codePointAt(0) ?? 0) & 0xf).toString()).join('');

function blocksOf(nodes: readonly RootContent[], depth: number): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', spans: spansOf(node.children) }];
      case 'heading':
        // The level is the writer's until `readDescription` has seen all headings.
        return [{ kind: 'heading', level: node.depth as 3 | 4, spans: spansOf(node.children) }];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'blockquote': {
        const blocks = blocksOf(node.children, depth + 1).map(asParagraph);
        return depth < DEEPEST ? [{ kind: 'quote', blocks }] : blocks;
      }
      case 'list': {
        const items = node.children.map((item) => blocksOf(item.children, depth + 1).map(asParagraph));
        const start = node.ordered ? (node.start ?? 1) : null;
        return depth < DEEPEST ? [{ kind: 'list', start, items }] : items.flat();
      }
      default:
        return [];
    }
  });
}

/** A heading within a list or a quote would be part of the page's outline, so its words are bold instead. */
function asParagraph(block: Block): Block {
  if (block.kind !== 'heading') return block;
  return { kind: 'paragraph', spans: [{ kind: 'strong', spans: block.spans }] };
}

function spansOf(nodes: readonly PhrasingContent[], inLink = false): Span[] {
  return nodes.flatMap((node): Span[] => {
    switch (node.type) {
      case 'text':
        return inLink ? linesOf(node.value) : linkedLinesOf(node.value);
      case 'break':
        return [{ kind: 'break' }];
      case 'strong':
        return [{ kind: 'strong', spans: spansOf(node.children, inLink) }];
      case 'emphasis':
        return [{ kind: 'em', spans: spansOf(node.children, inLink) }];
      case 'link': {
        const spans = spansOf(node.children, true);
        const href = inLink ? null : safeHref(node.url);
        return href && spanWords(spans).trim()
          ? [{ kind: 'link', href, spans: honestly(spans, href) }]
          : spans;
      }
      default:
        return [];
    }
  });
}

/** The address as a link may have it: https or e-mail, without a user name before the host, which could deceive. */
function safeHref(address: string): string | null {
  const url = URL.parse(stripInvisible(address));
  if (!url) return null;
  const isSafe = url.protocol === 'mailto:' || (url.protocol === 'https:' && !url.username && !url.password);
  return isSafe ? url.href : null;
}

/** `Node.js` and similar words are names. */
const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}]\.(?!(?:js|ts|py|md)\b)\p{L}{2,}/iu;
const UNSEEN = /[\u200B-\u200D\u2060\uFEFF]/g;

/** The text of a link; if it looks like an address, it must be the link's own. */
function honestly(spans: Span[], href: string): Span[] {
  const words = stripBidiMarks(spanWords(spans)).normalize('NFKC').replace(UNSEEN, '').trim();
  if (!ADDRESS.test(words)) return spans;
  const said = words.includes('://') ? words : `https://${words}`;
  const isSame = safeHref(said) !== null && new URL(said).host === new URL(href).host;
  return isSame ? spans : [{ kind: 'text', text: shownAddress(href) }];
}

function linkedLinesOf(text: string): Span[] {
  return splitText(text).flatMap((token) => {
    const href = token.kind === 'link' ? safeHref(token.href) : null;
    return href ? [{ kind: 'link' as const, href, spans: linesOf(token.text) }] : linesOf(token.text);
  });
}

function linesOf(text: string): Span[] {
  return text.split('\n').flatMap((line, index): Span[] => {
    const words: Span[] = line ? [{ kind: 'text', text: line }] : [];
    return index > 0 ? [{ kind: 'break' }, ...words] : words;
  });
}

function blockWords(block: Block): string {
  if (block.kind === 'rule') return '';
  if (block.kind === 'quote') return block.blocks.map(blockWords).join('\n');
  if (block.kind === 'list') return block.items.map((item) => item.map(blockWords).join('\n')).join('\n');
  return spanWords(block.spans);
}

function spanWords(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'text') return span.text;
      return span.kind === 'break' ? '\n' : spanWords(span.spans);
    })
    .join('');
}
