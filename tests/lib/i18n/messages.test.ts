import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { type LocaleResources, serverResources } from '@/lib/i18n/resources';

const FORMS: Record<Locale, readonly string[]> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  en: ['one', 'other'],
};
const SUFFIX = /_(zero|one|two|few|many|other)$/;

type Message = { key: string; text: string };

function messagesOf(locale: Locale): Message[] {
  const found: Message[] = [];
  const walk = (tree: LocaleResources | string, key: string) => {
    if (typeof tree === 'string') found.push({ key, text: tree });
    else
      for (const [name, child] of Object.entries(tree))
        walk(child as LocaleResources | string, `${key}.${name}`);
  };
  for (const [domain, tree] of Object.entries(serverResources(locale))) walk(tree as LocaleResources, domain);
  return found;
}

const all = Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)])) as Record<
  Locale,
  Message[]
>;
const keysOf = (locale: Locale) => new Set(all[locale].map(({ key }) => key.replace(SUFFIX, '')));
const pluralsOf = (locale: Locale) =>
  Map.groupBy(
    all[locale].filter(({ key }) => SUFFIX.test(key)),
    ({ key }) => key.replace(SUFFIX, ''),
  );
const variablesOf = (text: string) =>
  [...new Set([...text.matchAll(/{{\s*([\w.]+)/g)].map((match) => match[1]))].sort();

describe('messages', () => {
  test('are more than a hundred', () => {
    expect(all.ar.length).toBeGreaterThan(100);
  });

  test('every file of locales/ is registered, in both languages', () => {
    for (const locale of LOCALES) {
      const files = readdirSync(join(process.cwd(), 'locales', locale)).map((name) =>
        name.replace('.json', ''),
      );
      expect(Object.keys(serverResources(locale)).sort()).toEqual(files.sort());
    }
  });

  test('a thing has one name: a phone is «جوال» everywhere, a dispute «اعتراض»', () => {
    expect(all.ar.filter(({ text }) => /هاتف|نزاع/.test(text))).toEqual([]);
  });

  test('Arabic and English have the same keys', () => {
    const [ar, en] = [keysOf('ar'), keysOf('en')];
    expect([...ar].filter((key) => !en.has(key))).toEqual([]);
    expect([...en].filter((key) => !ar.has(key))).toEqual([]);
  });

  test.each(LOCALES)('every plural in %s has exactly the forms of that language', (locale) => {
    const wrong = [...pluralsOf(locale)]
      .map(([key, forms]) => ({ key, forms: forms.map((form) => SUFFIX.exec(form.key)?.[1]).sort() }))
      .filter(({ forms }) => forms.join() !== [...FORMS[locale]].sort().join());
    expect(wrong).toEqual([]);
  });

  test('a message that is plural in one language is plural in the other', () => {
    expect([...pluralsOf('ar').keys()].sort()).toEqual([...pluralsOf('en').keys()].sort());
  });

  test('a message without plurals is not empty in either language and takes the same values in both languages', () => {
    const english = new Map(all.en.map(({ key, text }) => [key, text]));
    for (const { key, text } of all.ar) {
      // The forms of a plural may leave out the number («نجمة واحدة») or be empty ("and 0 others").
      if (SUFFIX.test(key)) continue;
      const other = english.get(key) ?? '';
      expect(
        [text, other].map((each) => each.trim()),
        key,
      ).not.toContain('');
      expect(variablesOf(text), key).toEqual(variablesOf(other));
    }
  });

  test('no file has the same key twice, as the later one would win silently', () => {
    for (const locale of LOCALES) {
      for (const name of readdirSync(join(process.cwd(), 'locales', locale))) {
        const text = readFileSync(join(process.cwd(), 'locales', locale, name), 'utf8');
        const counted = [...text.matchAll(/"(?:[^"\\]|\\.)*"\s*:/g)].length;
        expect(countKeys(JSON.parse(text)), `${locale}/${name}`).toBe(counted);
      }
    }
  });
});

function countKeys(tree: unknown): number {
  if (typeof tree !== 'object' || tree === null) return 0;
  const children = Object.values(tree);
  return children.length + children.reduce((sum: number, child) => sum + countKeys(child), 0);
}
