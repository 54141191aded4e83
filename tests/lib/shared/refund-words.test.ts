import { describe, expect, it } from 'vitest';
import { CANCELLED_THINGS } from '@/lib/contract/choices';
import type { Usage } from '@/lib/contract/kinds/contents';
import { Cancelled } from '@/lib/contract/refunds';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { type RefundReader, reasonWords, refundWords } from '@/lib/shared/refund-words';

const READERS: readonly RefundReader[] = ['buyer', 'seller', 'operator'];
const BY = Cancelled.shape.by.options;

const words = (cancelled: Cancelled, reader: RefundReader, locale: Locale) =>
  reasonWords(
    { reason: 'cancelled', cancelled },
    reader,
    (key, values) => translateKey(locale, `refunds:${key}`, values) ?? key,
  );

describe('the reason of a refund for what was cancelled', () => {
  it('is a sentence of its own for every thing, whoever cancelled it, to every reader', () => {
    const all = LOCALES.flatMap((locale) =>
      BY.filter((by) => by !== 'nobody').flatMap((by) =>
        READERS.flatMap((reader) => {
          const said = CANCELLED_THINGS.map((thing) => words({ thing, by }, reader, locale));
          expect(new Set(said).size, `${locale} ${by} ${reader}`).toBe(CANCELLED_THINGS.length);
          return said;
        }),
      ),
    );
    expect(all.filter((text) => /[{}:]|cancelled\.|item|بند/.test(text))).toEqual([]);
  });

  it.each([
    ['session', 'host', 'buyer', 'ألغى المضيف الموعد', 'The host cancelled the session'],
    ['session', 'host', 'seller', 'ألغيتَ الموعد', 'You cancelled the session'],
    ['session', 'member', 'seller', 'ألغى المضيف الموعد', 'The host cancelled the session'],
    ['session', 'seller', 'seller', 'ألغيتَ الموعد', 'You cancelled the session'],
    ['seat', 'buyer', 'buyer', 'ألغيتَ مقعد الورشة', 'You cancelled the workshop seat'],
    ['seat', 'buyer', 'operator', 'ألغى المشتري مقعد الورشة', 'The buyer cancelled the workshop seat'],
    ['package', 'team', 'seller', 'ألغى فريق قيمة الباقة', 'The Qeema team cancelled the package'],
    ['post', 'team', 'buyer', 'ألغى فريق قيمة بيع المنشور', 'The Qeema team cancelled the sale of the post'],
    ['session', 'nobody', 'buyer', 'لم يُعقد الموعد', 'The session did not take place'],
    ['lesson', 'nobody', 'seller', 'لم يُعقد درس من الباقة', 'A lesson did not take place'],
    ['seat', 'nobody', 'buyer', 'لم يعد في الورشة مقعد', 'The seat could not be given'],
  ] as const)('of a %s by the %s speaks to the %s', (thing, by, reader, ar, en) => {
    expect([words({ thing, by }, reader, 'ar'), words({ thing, by }, reader, 'en')]).toEqual([ar, en]);
  });
});

describe('the term of a purchase with parts that were free', () => {
  const facts = { refusal: null, until: '2026-12-01T00:00:00.000Z' } as const;
  const term = (usage: Usage, why: 'used' | null, locale: Locale) =>
    refundWords({ ...facts, atOnce: why === null, why, usage }, 'seller', {
      say: (key, values) => translateKey(locale, `refunds:${key}`, values) ?? key,
      day: (iso) => iso.slice(0, 10),
    });

  it.each(['file', 'lesson', 'episode'] as const)('names the %ss that were paid for', (unit) => {
    for (const why of ['used', null] as const) {
      expect(term({ unit, done: 1, of: 1, free: 1 }, why, 'en')).toMatch(
        /of its paid (file|lesson|episode)s/,
      );
      expect(term({ unit, done: 1, of: 1, free: 1 }, why, 'ar')).toMatch(/(ملفاته|دروسه|حلقاته) المدفوعة/);
      expect(term({ unit, done: 1, of: 8, free: 0 }, why, 'en')).not.toMatch(/paid|term\./);
    }
  });
});
