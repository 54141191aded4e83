import { describe, expect, it } from 'vitest';
import { CAPTIONS } from '@/lib/contract/limits';
import { decodeCaptions, parseCaptions, writeCaptions } from '@/lib/shared/captions';

const cue = (from: string, to: string, ...lines: string[]) => `${from} --> ${to}\n${lines.join('\n')}\n\n`;
const many = (count: number) => cue('00:01.000', '00:02.000', 'س').repeat(count);

describe('a file of captions', () => {
  it.each([
    ['has no cues', 'مرحبًا\n\nبالجميع'],
    ['is empty', ''],
    ['has cues without words, or that end before they begin', cue('00:02.000', '00:01.000', 'س')],
  ])('is refused when it %s', (_, file) =>
    expect(parseCaptions(file)).toBe('kinds-courses:wrong.captionsNone'),
  );

  it.each([
    ['is too large', 'س'.repeat(CAPTIONS.mostLetters + 1)],
    ['has too many cues', many(CAPTIONS.mostCues + 1)],
    ['has a cue that nobody can read', cue('00:01.000', '00:02.000', 'س'.repeat(CAPTIONS.longestCue + 1))],
  ])('is refused when it %s', (_, file) =>
    expect(parseCaptions(file)).toBe('kinds-courses:wrong.captionsTooLong'),
  );

  it('is read in linear time when it is made to be slow', () => {
    const began = performance.now();
    for (const piece of ['<', '{\\', '1:', '00:00.000 --> ', '&', '\n'])
      parseCaptions(piece.repeat(CAPTIONS.mostLetters / piece.length));
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('is read as WebVTT: comments, styles, names and settings are left out', () => {
    const file = `\uFEFFWEBVTT\n\nNOTE ملاحظة\n\nSTYLE\n::cue { color: red }\n\nأول\n${cue('00:01.500', '00:03.000 align:start', '<v سارة>أهلًا، <i>كيف</i> الحال؟</v>', 'بخير &amp; شكرًا.')}`;
    expect(parseCaptions(file)).toEqual([{ from: 1.5, to: 3, text: 'أهلًا، كيف الحال؟\nبخير & شكرًا.' }]);
  });

  it('is read as SRT with hours, Windows line ends, and without empty lines between cues', () => {
    const file =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}أول\r\n2\r\n01:00:02,250 --> 01:00:04,000\r\nثانٍ!\r\n';
    expect(parseCaptions(file)).toEqual([
      { from: 1, to: 2, text: 'أول' },
      { from: 3602.25, to: 3604, text: 'ثانٍ!' },
    ]);
  });

  it.each([
    ['MyValue<String> و Map<K, V>', 'MyValue<String> و Map<K, V>'],
    ['x < 5 فإن y > 3', 'x < 5 فإن y > 3'],
    ['<T>', '<T>'],
    ['استعمل <div> و</div>', 'استعمل <div> و</div>'],
    ['<v.loud سارة>أهلًا</v> <c.yellow>كيف</c> <00:00:01.500><lang ar>أنت</lang>', 'أهلًا كيف أنت'],
    ['<font color="#fff">أهلًا</font> <I>بكم</I>', 'أهلًا بكم'],
    ['&quot;أ&quot; &laquo;ب&raquo; &#39;ج&#39; &#x2026; &amp;lt; &nbsp;د', '"أ" «ب» \'ج\' … &lt;  د'],
    ['&كلمة; & &nosuch;', '&كلمة; & &nosuch;'],
  ])('keeps the words of %s', (line, text) => {
    expect(parseCaptions(cue('00:01.000', '00:02.000', line))).toEqual([{ from: 1, to: 2, text }]);
  });

  it.each([
    ['\n\nالثاني', ['أول', 'الثاني']],
    ['\n\n\nالثاني\nسطره', ['أول', 'الثاني\nسطره']],
    ['\n\n3\n00:05.000 --> 00:06.000\nالثالث', ['أول', 'الثالث']],
    ['\n\nاسمه\n00:05.000 --> 00:06.000\nالثالث', ['أول', 'الثالث']],
    ['\n\nNOTE ملاحظة\n', ['أول']],
  ])('keeps a cue whose first line is empty: %j', (rest, texts) => {
    const cues = parseCaptions(`${cue('00:01.000', '00:02.000', 'أول')}00:03.000 --> 00:04.000${rest}`);
    expect(Array.isArray(cues) && cues.map(({ text }) => text)).toEqual(texts);
  });

  it('has a cue once that it repeats', () => {
    expect(parseCaptions(many(3))).toEqual([{ from: 1, to: 2, text: 'س' }]);
  });

  it('comes in order of its beginnings, and without marks of direction', () => {
    const file = cue('00:05.000', '00:09.000', '\u202Bثانٍ؟\u202C') + cue('00:01.000', '00:06.000', 'أول');
    expect(parseCaptions(file)).toMatchObject([{ text: 'أول' }, { text: 'ثانٍ؟' }]);
  });
});

describe('the bytes of a file of captions', () => {
  it('are UTF-8, with a mark or without', () => {
    expect(decodeCaptions(new TextEncoder().encode('أهلًا؟'))).toBe('أهلًا؟');
    expect(parseCaptions(decodeCaptions(new TextEncoder().encode(`\uFEFF${many(1)}`)))).toHaveLength(1);
  });

  it('are windows-1256 when they are no UTF-8', () => {
    expect(decodeCaptions(Uint8Array.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7, 0xa1, 0xbf]))).toBe('مرحبا،؟');
  });
});

it('what is written is read again as it was, whatever its words are', () => {
  const cues = [
    { from: 0, to: 1.5, text: 'أهلًا & <b>مرحبًا</b>' },
    { from: 1.5, to: 3661.25, text: 'سطر\n00:01.000 --> 00:02.000\n12' },
    { from: 3661.25, to: 3670, text: 'WEBVTT' },
  ];
  expect(parseCaptions(writeCaptions(cues))).toEqual(cues);
});
