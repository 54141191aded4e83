import { describe, expect, it } from 'vitest';
import { shownAddress, splitText, unfinishedMention } from '@/lib/shared/rich-text';

const kinds = (text: string) => splitText(text).map(({ kind, text: words }) => `${kind}:${words}`);

describe('splitText', () => {
  it('finds no links, tags or mentions in plain words, markup and incomplete addresses', () => {
    for (const text of ['', 'مرحبًا', '<b>#</b>', 'javascript:alert(1)', 'http://', 'a#b', '&#39;', '##x']) {
      expect(splitText(text).filter(({ kind }) => kind !== 'text')).toEqual([]);
    }
  });

  it('finds Arabic tags with underscores and joiners up to punctuation, but not inside a word', () => {
    expect(kinds('#تصميم_جرافيك، و#مُحَمَّد')).toEqual(['tag:#تصميم_جرافيك', 'text:، و#مُحَمَّد']);
    expect(kinds('ثم #می\u200Cخواهم.')).toEqual(['text:ثم ', 'tag:#می\u200Cخواهم', 'text:.']);
  });

  it('finds handles after an Arabic letter and in brackets, not in e-mail addresses or longer words', () => {
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

  it('leaves the punctuation of the sentence out of an address', () => {
    expect(kinds('انظر https://example.com/a?b=1#c، ثم (http://x.org).')).toEqual([
      'text:انظر ',
      'link:https://example.com/a?b=1#c',
      'text:، ثم (',
      'link:http://x.org',
      'text:).',
    ]);
  });

  it.each([
    ['https://en.wikipedia.org/wiki/Quine_(computing)', ''],
    ['https://ar.wikipedia.org/wiki/القاهرة_(توضيح)', '،'],
    ['https://x.example/a_(b_(c))', ').'],
    ['https://x.example/?q=[1]', ']'],
    ['https://x.example/a', ')'],
    ['https://x.example/a', ').'],
    ["https://x.example/it's", "'"],
    ['https://x.example/f(x', '؟'],
    ['https://x.example/a;b=1,c', '…'],
    ['https://x.example/~u/$1*2+3&d!e', '!'],
  ])('finds the address %s before «%s»', (address, after) => {
    const [, link, rest] = splitText(`(${address}${after}`);
    expect([link, rest?.text ?? '']).toMatchObject([{ kind: 'link', text: address }, after]);
  });

  it.each(['\u200E', '\u200F', '\u061C', '\u202C', '\u2069', '\u200B', '\u2060', '\u00AD'])(
    'leaves an invisible mark out of an address: %j',
    (mark) => {
      const [, link] = splitText(`انظر ${mark}https://x.example/a${mark}`);
      expect(link).toMatchObject({ kind: 'link', href: 'https://x.example/a' });
    },
  );

  it('gives parts that join to the same text again', () => {
    const text = 'سطر #أول\nhttps://a.b/c، #ثاني!\n\nنهاية';
    expect(
      splitText(text)
        .map(({ text: words }) => words)
        .join(''),
    ).toBe(text);
  });
});

describe('unfinishedMention', () => {
  it.each([
    ['مع @سا', 'سا'],
    ['و@sar', 'sar'],
    ['@', null],
    ['@sara ', null],
    ['info@sar', null],
    ['@sara@so', null],
  ])('finds the mention being typed in «%s», if there is one', (before, begun) =>
    expect(unfinishedMention(before)).toBe(begun),
  );
});

describe('shownAddress', () => {
  it('leaves out the scheme, the www and the last slash', () => {
    expect(shownAddress('https://www.example.com/')).toBe('example.com');
  });
});
