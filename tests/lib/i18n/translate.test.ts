import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '@/lib/contract/errors';
import { directionOf, intlTag, LOCALES, parseDigits, parseLocale } from '@/lib/i18n/locales';
import { browserResources } from '@/lib/i18n/resources';
import { errorWords, translateKey, translator } from '@/lib/i18n/translate';

describe('parseLocale', () => {
  test.each([undefined, null, '', 'fr', 'AR', 'en-US', '<script>'])(
    '%s gives Arabic, the default',
    (value) => {
      expect(parseLocale(value)).toBe('ar');
    },
  );

  test('a known language is kept, with its direction', () => {
    expect(parseLocale('en')).toBe('en');
    expect(directionOf(parseLocale('en'))).toBe('ltr');
    expect(directionOf('ar')).toBe('rtl');
  });
});

describe('digits', () => {
  test('are Latin unless chosen otherwise', () => {
    expect(parseDigits(undefined)).toBe('latn');
    expect(intlTag('ar')).toBe('ar-u-ca-gregory-nu-latn');
    expect(new Intl.NumberFormat(intlTag('ar')).format(1234.5)).toBe('1,234.5');
    expect(new Intl.NumberFormat(intlTag('ar', parseDigits('arab'))).format(12)).toBe('١٢');
  });
});

describe('translator', () => {
  test.each([
    [0, 'لا تقييمات'],
    [1, 'تقييم واحد'],
    [2, 'تقييمان'],
    [3, '3 تقييمات'],
    [11, '11 تقييمًا'],
    [100, '100 تقييم'],
  ])('writes the count %i by the Arabic plural rules', (count, words) => {
    expect(translator('ar')('rating.count', { count })).toBe(words);
  });

  test('writes counts by the English plural rules and groups thousands', () => {
    expect(translator('en')('rating.count', { count: 1 })).toBe('1 rating');
    expect(translator('en')('rating.count', { count: 12345 })).toBe('12,345 ratings');
  });

  test('writes numbers in the chosen digits', () => {
    expect(translator('ar', 'common', 'arab')('time.minutes', { value: 5 })).toBe('٥ د');
  });

  test('puts a member’s words in unchanged, without running placeholders in them', () => {
    expect(translator('en')('avatar.alt', { name: '<b>$t(brand) {{count}}</b>' })).toBe(
      'Picture of <b>$t(brand) {{count}}</b>',
    );
  });

  test('finds a message of another namespace by its prefix', () => {
    expect(translator('en', 'layout')('common:action.cancel')).toBe('Cancel');
  });
});

describe('translateKey', () => {
  test('is undefined for a key without a message', () => {
    expect(translateKey('ar', 'errors:nothing_like_this.title')).toBeUndefined();
  });

  test.each(LOCALES)('every error code has a title and a detail in %s', (locale) => {
    for (const code of Object.keys(ERROR_STATUS)) {
      expect(errorWords(locale, code as ErrorCode, 'title')).not.toBe(code);
      expect(errorWords(locale, code as ErrorCode, 'detail')).not.toBe(code);
    }
  });
});

test('letters and legal texts do not go to the browser', () => {
  expect(Object.keys(browserResources('ar'))).not.toEqual(expect.arrayContaining(['emails']));
  expect(browserResources('ar')).not.toHaveProperty('legal');
  expect(browserResources('ar')).toHaveProperty('common');
});
