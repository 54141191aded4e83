import { decodeHTMLStrict } from 'entities';
import type { GIFTQuestion, TextChoice } from 'gift-pegjs';
import { parse } from 'gift-pegjs';
import { QUIZ } from '@/lib/contract/limits';
import { checked, type Found, PLAIN, type Read, type ReadFile } from './checked';

// The parser reads one question at a time: so each wrong one is named by its line, and none hides another. It wants
// signs escaped that Moodle reads as they are, so they are escaped before.

/** Stands for `\n` while the parser reads, which leaves a semicolon after it. */
const NEW_LINE = '\uE000';
const COMMENT = /^\s*(?:\/\/|$)/;
/** Letters of one question, and of one line of its comments: longer ones keep the parser busy. */
const LONGEST = { question: 20_000, comment: 1000 };

/** The questions of a text in GIFT that can be read, and the lines of the others. Categories are left out. */
export function readGift(text: string): ReadFile {
  const found: Found[] = [];
  for (const { row, lines } of blocksOf(text)) {
    if (lines.every((line) => COMMENT.test(line)) || lines[0]?.trimStart().startsWith('$CATEGORY:')) continue;
    found.push({ row, ...readBlock(lines) });
    if (found.length > QUIZ.mostQuestions) break;
  }
  return checked(found);
}

interface Block {
  row: number;
  lines: string[];
}

/** Questions are parted by empty lines; inside braces an empty line parts nothing. */
function blocksOf(text: string): Iterable<Block> {
  const blocks: Block[] = [];
  let isParted = true;
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const last = blocks.at(-1);
    if (line.trim() === '') isParted = true;
    else if (last && !isParted) last.lines.push(line);
    else {
      blocks.push({ row: at + 1, lines: [line] });
      isParted = false;
    }
  }
  return joined(blocks);
}

/** Joins the parts of a question whose closing brace comes before another one opens; as far as somebody reads. */
function* joined(blocks: readonly Block[]): Generator<Block> {
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block;
    const end = isOpen(block) ? closing(blocks, at + 1) : at;
    yield { row: block.row, lines: blocks.slice(at, end + 1).flatMap(({ lines }) => lines) };
    at = end;
  }
}

const BRACE = /\\.|[{}]/gs;
const bracesOf = ({ lines }: Block) =>
  [
    ...lines
      .filter((line) => !COMMENT.test(line))
      .join('\n')
      .matchAll(BRACE),
  ]
    .map(([brace]) => brace)
    .filter((brace) => brace.length === 1);
const isOpen = (block: Block) => bracesOf(block).at(-1) === '{';

/** Returns the place of the block that closes the brace of the one before `from`, or of that one if another opens. */
function closing(blocks: readonly Block[], from: number): number {
  for (let at = from; at < blocks.length; at++) {
    const [brace] = bracesOf(blocks[at] as Block);
    if (brace) return brace === '}' ? at : from - 1;
  }
  return from - 1;
}

const TITLE = /^\s*::((?:\\.|[^\\])*?)::/s;
const FORMAT = /^\s*\[(?:html|moodle|plain|markdown)\]/;
const PARTS = /^((?:\\.|[^\\{])*)\{((?:\\.|[^\\}])*)\}(.*)$/s;
const SAID_TRUE = /^\s*(?:t|true|صح|صحيح|صحيحة|صواب|نعم)\s*(?=#|$)/i;
const SAID_FALSE = /^\s*(?:f|false|خطأ|خطا|خاطئ|خاطئة|غلط|لا)\s*(?=#|$)/i;

/** Returns the same question with its signs escaped where only the parser takes them for marks. */
function strictly(block: string): string {
  const [title = '', name = ''] = TITLE.exec(block) ?? [];
  const format = FORMAT.exec(block.slice(title.length))?.[0] ?? '';
  const [, stem, answers, after] = PARTS.exec(block.slice(title.length + format.length)) ?? [];
  if (stem === undefined || answers === undefined) return block;
  const isNumber = answers.trimStart().startsWith('#');
  const marked = answers.replace(SAID_TRUE, 'TRUE').replace(SAID_FALSE, 'FALSE');
  return `${title && `::${escaped(name)}::`}${format}${escaped(stem)}{${isNumber ? marked : escaped(marked, /:/)}}${escaped(after ?? '')}`;
}

function escaped(text: string, signs = /[~=#:]/): string {
  return text.replace(/\\.|[~=#:]/gs, (sign) => (sign.length === 1 && signs.test(sign) ? `\\${sign}` : sign));
}

function readBlock(lines: readonly string[]): Read {
  const block = lines.join('\n');
  const isLong = (line: string) => COMMENT.test(line) && line.length > LONGEST.comment;
  if (block.length > LONGEST.question || lines.some(isLong))
    return { problem: 'kinds-quizzes:file.incomplete' };
  const comments = lines.filter((line) => COMMENT.test(line));
  const words = lines.filter((line) => !COMMENT.test(line)).join('\n');
  const marked = [...comments, strictly(words)]
    .join('\n')
    .replace(/\\(.)/gs, (pair, letter) => (letter === 'n' ? NEW_LINE : pair));
  let parsed: GIFTQuestion[];
  try {
    parsed = parse(marked);
  } catch {
    return { problem: 'kinds-quizzes:file.brokenGift' };
  }
  const [question, another] = parsed;
  if (!question || another) return { problem: 'kinds-quizzes:file.brokenGift' };
  const isPlain = 'stem' in question && question.stem?.format === 'plain';
  const media = !isPlain && MEDIA.test(words) ? { omitted: 'kinds-quizzes:file.mediaOmitted' } : {};
  return { ...questionOf(question), ...media };
}

function questionOf(given: GIFTQuestion): Read {
  if (given.type === 'Category' || given.type === 'Description' || given.type === 'Essay')
    return { problem: 'kinds-quizzes:file.notInQuiz' };
  const tags = new Set(given.tags ?? []);
  const tagged = (name: string) =>
    [...tags].find((tag) => tag.startsWith(`${name}=`))?.slice(name.length + 1);
  const common = {
    ...PLAIN,
    text: plain(given.stem),
    points: Number(tagged('points') ?? 1),
    pool: decoded(tagged('pool') ?? ''),
    explanation: given.globalFeedback ? plain(given.globalFeedback) : '',
  };
  const isPartial = !tags.has('whole');
  switch (given.type) {
    case 'TF':
      return { question: { ...common, type: 'true_false', isTrue: given.isTrue } };
    case 'Matching': {
      const pairs = given.matchPairs.map(({ subquestion, subanswer }) => ({
        item: plain(subquestion),
        match: plain({ format: 'plain', text: subanswer }),
      }));
      return { question: { ...common, type: 'match', pairs, isPartial } };
    }
    case 'Short':
    case 'Numerical': {
      const accepted =
        given.type === 'Short' ? given.choices.map(({ text }) => plain(text)) : numbersOf(given.choices);
      if (!accepted) return { problem: 'kinds-quizzes:file.range' };
      const counts = { countsHarakat: tags.has('harakat'), countsHamza: tags.has('hamza') };
      return { question: { ...common, type: 'short', accepted, ...counts } };
    }
    case 'MC':
      return { question: { ...common, ...choicesOf(given.choices, isPartial) } };
  }
}

/** Reads a choice: single if exactly one answer is right, multiple with weights or several right answers. */
function choicesOf(choices: readonly TextChoice[], isPartial: boolean) {
  const isRight = (choice: TextChoice) => choice.isCorrect || (choice.weight ?? 0) > 0;
  const options = choices.map((choice) => ({ text: plain(choice.text), isRight: isRight(choice) }));
  const isSingle = choices.some(({ isCorrect }) => isCorrect) && choices.filter(isRight).length === 1;
  return isSingle ? { type: 'single', options } : { type: 'several', options, isPartial };
}

type Numbers = Extract<GIFTQuestion, { type: 'Numerical' }>['choices'];

/** Right numbers as answers; null for ranges, which short answers do not know. */
function numbersOf(choices: Numbers): string[] | null {
  const right = Array.isArray(choices)
    ? choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => text)
    : [choices];
  const isExact = right.every(({ type, range }) => type === 'simple' || (type === 'range' && range === 0));
  return isExact ? right.map(({ number }) => String(number)) : null;
}

/** Text without the marks of HTML, and with what the parser left written as codes. */
function plain({ format, text }: { format: string; text: string }): string {
  const whole = text
    .replace(/&&0(\d\d);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&&(1\d\d);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(NEW_LINE, '\n');
  if (format === 'plain') return whole;
  return decodeHTMLStrict(whole.replace(LINE_END, '\n').replace(HTML, '')).replaceAll('\u00A0', ' ').trim();
}

const LINE_END = /<(?:br\s*\/?|\/(?:p|div|li|tr|h[1-6]|pre|blockquote))>/gi;
/** The tags that editors of Moodle write. Everything else in angle brackets is a word of the question. */
const HTML =
  /<\/?(?:a|b|blockquote|code|div|em|font|h[1-6]|i|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul|img|audio|video|source|iframe|object|embed)(?:\s[^<>]*)?\/?>/gi;
const MEDIA = /<(?:img|audio|video|iframe|object|embed)[\s/>]/i;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
