import { describe, expect, it } from 'vitest';
import { excerpt, mentionBegun, shownAddress, splitText } from '@/lib/shared/rich-text';

const kinds = (text: string) => splitText(text).map(({ kind, text: words }) => `${kind}:${words}`);

describe('splitText', () => {
  it('leaves plain words, markup and half addresses alone', () => {
    for (const text of ['', 'مرحبًا', '<b>#</b>', 'javascript:alert(1)', 'http://', 'a#b', '&#39;', '##x']) {
      expect(splitText(text).filter(({ kind }) => kind !== 'text')).toEqual([]);
    }
  });

  it('finds Arabic tags with underscores, marks and ZWNJ, up to punctuation', () => {
    expect(kinds('#تصميم_جرافيك، و#مُحَمَّد')).toEqual(['tag:#تصميم_جرافيك', 'text:، و#مُحَمَّد']);
    expect(kinds('ثم #می\u200Cخواهم.')).toEqual(['text:ثم ', 'tag:#می\u200Cخواهم', 'text:.']);
  });

  it('finds handles after Arabic words and in brackets, not in e-mail addresses nor longer words', () => {
    expect(kinds('و@Sara_Designs، (@omar).')).toEqual([
      'text:و',
      'mention:@Sara_Designs',
      'text:، (',
      'mention:@omar',
      'text:).',
    ]);
    for (const text of ['a@sara.com', '@ab', '@sara@mastodon.example', '@josé', `@${'x'.repeat(31)}`]) {
      expect(splitText(text).filter(({ kind }) => kind !== 'text')).toEqual([]);
    }
  });

  it('takes an address without the sentence’s punctuation', () => {
    expect(kinds('انظر https://example.com/a?b=1#c، ثم (http://x.org).')).toEqual([
      'text:انظر ',
      'link:https://example.com/a?b=1#c',
      'text:، ثم (',
      'link:http://x.org',
      'text:).',
    ]);
  });

  it('joins to the same text again', () => {
    const text = 'سطر #أول\nhttps://a.b/c، #ثاني!\n\nنهاية';
    expect(
      splitText(text)
        .map(({ text: words }) => words)
        .join(''),
    ).toBe(text);
  });
});

describe('mentionBegun', () => {
  it.each([
    ['مع @سا', 'سا'],
    ['و@sar', 'sar'],
    ['@', null],
    ['@sara ', null],
    ['info@sar', null],
    ['@sara@so', null],
  ])('«%s»', (before, begun) => expect(mentionBegun(before)).toBe(begun));
});

describe('shownAddress', () => {
  it('leaves the scheme away', () => {
    expect(shownAddress('https://www.example.com/')).toBe('example.com');
  });
});

describe('excerpt', () => {
  it('keeps short texts and cuts long ones between words', () => {
    expect(excerpt(' قصير \n جدًا ', 20)).toBe('قصير جدًا');
    expect(excerpt('كلمة أولى وكلمة ثانية وكلمة ثالثة', 20)).toBe('كلمة أولى وكلمة…');
  });
});
