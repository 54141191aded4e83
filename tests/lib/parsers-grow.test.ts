import type { IncomingMessage } from 'node:http';
import { describe, it } from 'vitest';
import { z } from 'zod';
import { readCsv } from '@/lib/client/quiz-files/csv';
import { readGift } from '@/lib/client/quiz-files/read-gift';
import { codeLike, prose } from '@/lib/contract/fields';
import { cleanFileName } from '@/lib/server/files/file-name';
import { readRange } from '@/lib/server/files/send-file';
import { addressOf } from '@/lib/server/http/address';
import { cookieReader } from '@/lib/server/http/cookies';
import { decodeCursor } from '@/lib/server/http/cursor';
import { refuseLine } from '@/lib/server/serving/request-line';
import { countGraphemes, isolatedParts, stripBidiMarks } from '@/lib/shared/arabic';
import { parseCaptions } from '@/lib/shared/captions';
import { readChapters } from '@/lib/shared/chapters';
import { readDescription } from '@/lib/shared/description';
import { excerptAround } from '@/lib/shared/excerpt';
import { handleSkeleton, typedHandle } from '@/lib/shared/handles';
import { stripHidden } from '@/lib/shared/hidden';
import { stripInvisible } from '@/lib/shared/invisible';
import { splitText, unfinishedMention } from '@/lib/shared/rich-text';
import { searchFold } from '@/lib/shared/search-fold';
import { slugOf } from '@/lib/shared/slug';
import { moneyReadings } from '@/lib/shared/typed-money';
import { readUserAgent } from '@/lib/shared/user-agent';
import { expectLinear } from '@/tests/setup/growth';

// A test file of what comes from outside: nobody may stop others with an input that takes much longer than it is long.

/** Inputs that are hard for expressions: runs of one sign, openings without ends, and ends without openings. */
const RUNS = [
  'a',
  ' ',
  '(',
  '[a](',
  '<b',
  '&amp',
  '@a',
  '/',
  'http://a.b/(',
  '*a_',
  'ع',
  '\u200F',
  '👩‍👩‍👧',
  '1,',
  'a\n',
];
const CAPTIONS = ['00:00:01.000 --> 00:00:02.000\nكلام\n\n', '00:00:01.000 --> ', '<v ', '{\\an8}', '\n\n'];
const GIFT = [
  '{=a ~b}',
  '::a::b {',
  '{',
  '~',
  '\\',
  '=a->b\n',
  '//\n',
  '$CATEGORY: a\n',
  '[html]<img src=x>',
  '{#1..2}',
];
const CSV = ['"', '"a","b"\n', ',', '""', '\r\n', ';'];
const LINES = ['0:01 أول\n', '- a\n', '# a\n', '1. a\n', '> ', '|a|b|\n'];

const line = (url: string, headers: IncomingMessage['headers'] = {}) =>
  refuseLine(
    { method: 'GET', url, headers, rawHeaders: Object.entries(headers).flat() } as IncomingMessage,
    false,
  );

/** The most that reaches a parser, in characters: limits of fields, files and the server stand before it. */
const FIELD = 100_000;
const FILE = 2_000_000;

const PARSERS: readonly [
  name: string,
  parse: (text: string) => unknown,
  runs: readonly string[],
  most: number,
][] = [
  ['the words of a post', splitText, RUNS, FIELD],
  ['a mention being typed', unfinishedMention, RUNS, FIELD],
  ['a description', readDescription, [...RUNS, ...LINES], FIELD],
  ['chapters', readChapters, [...RUNS, ...LINES], FIELD],
  ['captions', (text) => parseCaptions(text), [...RUNS, ...CAPTIONS], FILE],
  ['a GIFT file', readGift, [...RUNS, ...GIFT], FILE],
  ['a CSV file', readCsv, [...RUNS, ...CSV], FILE],
  ['folding for the search', searchFold, RUNS, FIELD],
  ['an excerpt', (text) => excerptAround(text, ['b', 'ف']), RUNS, FIELD],
  ['an address from a title', slugOf, RUNS, FIELD],
  ['a file name', cleanFileName, RUNS, FIELD],
  ['invisible marks', stripInvisible, RUNS, FIELD],
  ['hidden characters', stripHidden, RUNS, FIELD],
  ['marks of direction', (text) => [isolatedParts(text), stripBidiMarks(text)], RUNS, FIELD],
  ['counting characters', countGraphemes, RUNS, FIELD],
  ['a handle', (text) => [handleSkeleton(text), typedHandle(text)], RUNS, FIELD],
  ['an amount', (text) => moneyReadings(text, 'USD'), [...RUNS, '1.', '٫', '1 '], FIELD],
  ['prose in a call', (text) => prose(5000).safeParse(text), RUNS, FIELD],
  ['a code in a call', (text) => codeLike().safeParse(text), RUNS, FIELD],
  ['an e-mail address', (text) => z.email().safeParse(text), [...RUNS, 'a@', 'a.'], FIELD],
  ['a browser’s name', readUserAgent, [...RUNS, 'Chrome/', 'Version/1 '], FIELD],
  ['cookies', (text) => cookieReader(text)('b'), [...RUNS, 'a=1; ', '=;'], FIELD],
  ['a cursor', (text) => decodeCursor(text), RUNS, FIELD],
  ['a range of bytes', (text) => readRange(text, 1000), [...RUNS, '0-1,', 'bytes='], FIELD],
  ['an address of a proxy', (text) => addressOf({ 'x-forwarded-for': text }), [...RUNS, '1.1.1.1, '], FIELD],
  ['a request’s path', (text) => line(`/${text}`), [...RUNS, '%20', '%E0'], FIELD],
  ['a request’s parameters', (text) => line(`/guest?${text}`), [...RUNS, 'a&', 'a=%00&'], FIELD],
  [
    'a header of the router',
    (text) => line('/', { 'next-router-state-tree': text }),
    [...RUNS, '%5B'],
    FIELD,
  ],
];

describe.each(PARSERS)('%s', (_, parse, runs, most) => {
  it('takes time in proportion to its length', async () => {
    for (const run of runs) {
      // Most of it is refused, which may take as little time. A refusal is an error of its own kind.
      const refusable = (text: string) => {
        try {
          parse(text);
        } catch (error) {
          if (error instanceof TypeError) throw error;
        }
      };
      const repeated = (length: number) => run.repeat(Math.ceil(length / run.length));
      await expectLinear(refusable, repeated, most);
    }
  });
});
