import { describe, expect, it } from 'vitest';
import { FullName, line, Name, prose, Tag } from '@/lib/contract/fields';
import { Email } from '@/lib/contract/new-accounts';

const title = line(120);
const comment = prose(2000, 1);

describe('a text of invisible characters only is refused', () => {
  it.each([
    ['zero-width space', '\u200B'],
    ['joiners', '\u200C\u200D'],
    ['soft hyphens', '\u00AD\u00AD'],
    ['Hangul fillers, which are letters', '\u3164\uFFA0\u115F'],
    ['an empty Braille cell, which is a symbol', '\u2800'],
    ['variation selectors', '\uFE0F\uFE0F'],
    ['invisible tags', '\u{E0041}\u{E0042}'],
    ['a grapheme joiner', '\u034F'],
    ['white space of all kinds', ' \u00A0\u2003\u3000\n'],
    ['control characters', '\u0000\u0007\u001B'],
    ['marks without a letter', '\u064B\u0301'],
  ])('%s', (_, text) => {
    expect(title.safeParse(text).success).toBe(false);
    expect(comment.safeParse(text).success).toBe(false);
    expect(FullName.safeParse(`${text} ${text}`).success).toBe(false);
  });

  it.each(['م', '!', '👍🏽', '❤️', '1', '🇸🇦', '؟'])('and the visible text %s is accepted', (text) => {
    expect(title.parse(text)).toBe(text);
    expect(comment.parse(text)).toBe(text);
  });
});

describe('names and titles that look the same become the same', () => {
  it.each([
    ['a direction override', 'سارة \u202Eالعتيبي\u202C'],
    ['isolates', '\u2067سارة\u2069 العتيبي'],
    ['direction marks', '\u200Fسارة\u200E \u061Cالعتيبي'],
    ['zero-width marks', 'سا\u200Bرة\u2060 العتيبي\uFEFF'],
    ['fillers', 'سارة\u3164 العتيبي'],
    ['odd spaces and line breaks', '  سارة\u00A0\n\t العتيبي '],
    ['control characters in it', 'سارة\u0000 العتيبي\u0085'],
  ])('when one has %s', (_, written) => {
    expect(FullName.parse(written)).toBe('سارة العتيبي');
    expect(title.parse(written)).toBe('سارة العتيبي');
  });

  it('and keep the joiner that Arabic and Persian need, but in no other script', () => {
    expect(title.parse('می\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(title.parse('ab\u200Cc')).toBe('abc');
  });

  it('and keep vowel signs, but at most six on one letter', () => {
    expect(title.parse('مُحَمَّدٌ')).toBe('مُحَمَّدٌ');
    expect(title.parse(`a${'\u0301'.repeat(50)}b`)).toBe(`a${'\u0301'.repeat(6)}b`);
  });
});

describe('full names', () => {
  it.each([
    ...['سارة', 'سارة (Dev) 3!', 'Adam Haddad (Dev)', 'د. هند [كاتبة]', "Sara d'Arc 2", 'أبو ٣', 'X', '王'],
    ...[
      'Lina 👩‍💻',
      'سـارة',
      'سارة العتيبي',
      "Seán O'Neil",
      '’Abd al-Raḥmān',
      'عبدالله بن محمد',
      'Anne-Marie D. Roe',
      'شركة ABC 24/7',
      'سارة 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
  ])('%s is accepted', (name) => expect(FullName.parse(name)).toBe(name));

  it.each([
    'ـــ',
    '()',
    '!!!',
    '<b>سارة</b> x',
    'a@b.c d',
    '123 456',
    '. .',
    '- -',
    `${'أ '.repeat(60)}ب`,
    'admin http://x',
    'admin x.example/a',
    'admin //x',
  ])('%s is refused', (name) => expect(FullName.safeParse(name).success).toBe(false));
});

describe('names of companies', () => {
  it.each(['مدار', '365', 'A/B', 'ورق: كتب'])('%s is accepted', (name) =>
    expect(Name.parse(name)).toBe(name),
  );
  it.each(['ـــ', '—', '…'])('%s is refused', (name) => expect(Name.safeParse(name).success).toBe(false));
});

it('a text of marks only is checked at once, however long it is', () => {
  const began = performance.now();
  const marks = '\u064B'.repeat(100_000);
  for (const field of [title, comment, FullName, Tag]) expect(field.safeParse(marks).success).toBe(false);
  expect(title.parse(`أ\u200D${marks.slice(0, 400)}ب`)).toMatch(/^أ/);
  expect(prose(30_000, 1).safeParse(marks).success).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});

describe('the tags of a flag', () => {
  const tags = (text: string) =>
    [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
  it.each(['gbeng', 'gbsct', 'usca'])('stay: %s', (region) => {
    const flag = `🏴${tags(region)}\u{E007F}`;
    expect(title.parse(`${flag} أ ${flag}`)).toBe(`${flag} أ ${flag}`);
  });

  it.each([
    ['without a flag', `أ${tags('gbeng')}\u{E007F}`, 'أ'],
    ['of another emoji', `👍${tags('gbeng')}\u{E007F}`, '👍'],
    ['without their end', `🏴${tags('gbeng')}أ`, '🏴أ'],
    ['too many', `🏴${tags('admin support')}\u{E007F}أ`, '🏴أ'],
    ['too few', `🏴${tags('gb')}\u{E007F}أ`, '🏴أ'],
  ])('are removed: %s', (_, written, left) => {
    expect(title.parse(written)).toBe(left);
  });
});

describe('a joiner', () => {
  it.each(['👩‍💻', '👩🏽‍💻', '🏳️‍🌈', '👨‍👩‍👧', 'ه\u200Dه', 'هَ\u200Dه'])('within %s stays', (text) => {
    expect(title.parse(`أ ${text}!`)).toBe(`أ ${text}!`);
  });

  it.each([
    ['a\u200Db', 'ab'],
    ['سارة\u200D', 'سارة'],
    ['\u200Dسارة', 'سارة'],
    ['💻\u200Dس', '💻س'],
    ['س\u200D💻', 'س💻'],
    ['👩\u200D', '👩'],
  ])('elsewhere, as in %s, is removed', (written, kept) => expect(title.parse(written)).toBe(kept));
});

describe('lengths', () => {
  const letter = 'مَّ'; // three code points, one letter
  it('count letters as a reader does', () => {
    expect(prose(600).safeParse(letter.repeat(600)).success).toBe(true);
    expect(prose(600).safeParse(letter.repeat(601)).success).toBe(false);
    expect(line(80).safeParse(`${letter.repeat(79)}👩‍💻`).success).toBe(true);
    expect(line(80).safeParse(letter.repeat(81)).success).toBe(false);
  });
});

describe('e-mail addresses', () => {
  it('are the same however they are written', () => {
    for (const written of [
      'Sara@Example.com',
      ' sara@example.com ',
      'ｓａｒａ＠example.com',
      'sara@ｅxample.com',
    ]) {
      expect(Email.parse(written)).toBe('sara@example.com');
    }
  });

  it.each([
    ...['a@b', 'a@b.c\r\nBcc: x@y.z', 'a b@c.de', 'a@b.c,d@e.fg', '"a"@b.cd', '<a@b.cd>', 'a@b.cd\u0000'],
    ...['а@example.com\u200B', 'sarа@example.com', `${'a'.repeat(250)}@b.cd`, 'a@[127.0.0.1]'],
  ])('%s is refused', (email) => expect(Email.safeParse(email).success).toBe(false));
});

describe('tags', () => {
  it.each(['a b', 'a\u00A0b', 'a\tb', '', '#', '\u200B', 'أ'.repeat(41)])('%s is refused', (tag) =>
    expect(Tag.safeParse(tag).success).toBe(false),
  );

  it('lose the invisible characters in them', () => expect(Tag.parse('#تص\u202Eميم\u0000')).toBe('تصميم'));
});
