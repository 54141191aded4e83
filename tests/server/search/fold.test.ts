import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { escapeLike, foldText } from '@/lib/server/db/fold';

const MARKS = [...'\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670\u0640'];
const LETTERS = [...'أإآٱاىیېيةۀەهکڪگكپبچجڤف ؤئء٠٩۰۹0 #_-.%\\aZéÅßΣ'];
const arabicish = fc.string({ unit: fc.constantFrom(...LETTERS, ...MARKS, '\u200C', '\u202E', '\u0654') });
const anything = fc.oneof(
  arabicish,
  fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
);
const runs = { numRuns: 300 };

/** The text with marks added after some of its letters. */
function marked(text: string, places: number[]): string {
  const letters = [...text.normalize('NFC')];
  for (const place of places) {
    const at = letters.length === 0 ? 0 : place % (letters.length + 1);
    letters.splice(at, 0, MARKS[place % MARKS.length] ?? '');
  }
  return letters.join('');
}

describe('folding', () => {
  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const once = await foldText(db(), text);
        expect(await foldText(db(), once)).toBe(once);
      }),
      runs,
    );
  });

  it('ignores harakat and tatweel wherever they are', async () => {
    await fc.assert(
      fc.asyncProperty(arabicish, fc.array(fc.nat(200), { maxLength: 8 }), async (text, places) => {
        expect(await foldText(db(), marked(text, places))).toBe(await foldText(db(), text.normalize('NFC')));
      }),
      runs,
    );
  });

  it('gives one form to words that are written in several ways', async () => {
    const same = [
      ['أَحْمَد', 'احمد'],
      ['الإسـلام', 'الاسلام'],
      ['مدرسة', 'مدرسه'],
      ['على', 'علي'],
      ['کتاب گلستان', 'كتاب كلستان'],
      ['١٢٣ ۴۵۶', '123 456'],
      ['ＳＡＲＡ', 'sara'],
      ['نمى\u200Cخواهم', 'نميخواهم'],
    ] as const;
    for (const [written, folded] of same) expect(await foldText(db(), written)).toBe(folded);
  });
});

describe('a text escaped for LIKE', () => {
  it('matches only itself, even when it holds wildcards', async () => {
    const sign = fc.constantFrom('%', '_', '\\', 'ا', 'a');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: sign }), fc.string({ unit: sign }), async (text, part) => {
        const pattern = `%${escapeLike(part)}%`;
        const { rows } = await sql<{
          isFound: boolean;
        }>`select ${text}::text like ${pattern} as "isFound"`.execute(db());
        expect(rows[0]?.isFound).toBe(text.includes(part));
      }),
      runs,
    );
  });
});
