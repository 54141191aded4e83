import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { stripBidiMarks } from '@/lib/shared/arabic';
import {
  type Purchase,
  purchaseTexts,
  SELLERS,
  STATES,
  THINGS,
  type ThingName,
} from '@/tests/setup/purchase-texts';

// Run it with PRINT=1 to read all that buyers and sellers are told.

const isFile = (thing: ThingName) => (THINGS[thing].unit as string | null) === 'file';
const isNeverFree = (thing: ThingName) => THINGS[thing].kind !== 'product';

const purchases: Purchase[] = (Object.keys(THINGS) as ThingName[]).flatMap((thing) =>
  STATES.filter((state) => state !== 'free' || !isNeverFree(thing)).flatMap((state) =>
    SELLERS.flatMap((seller) => LOCALES.map((locale) => ({ thing, state, seller, locale }))),
  ),
);
const all = purchases.map((purchase) => {
  const { buyer, seller, terms } = purchaseTexts(purchase);
  const name = `${purchase.thing}, ${purchase.state}, by a ${purchase.seller}, in ${purchase.locale}`;
  return { ...purchase, name, terms, sides: { buyer: plain(buyer), seller: plain(seller) } };
});
type Told = (typeof all)[number];

function plain(sentences: readonly string[]): string[] {
  return sentences.map(stripBidiMarks);
}

if (process.env.PRINT)
  for (const { name, sides } of all)
    process.stdout.write(
      [`\n## ${name}`, '— the buyer reads', ...sides.buyer, '— the seller reads', ...sides.seller, ''].join(
        '\n',
      ),
    );

/** The sentences that match, with the purchase that they are about. */
const saying = (words: RegExp, which: (told: Told) => boolean, side?: 'buyer' | 'seller') =>
  all
    .filter(which)
    .flatMap(({ name, sides }) =>
      (side ? sides[side] : [...sides.buyer, ...sides.seller])
        .filter((sentence) => words.test(sentence))
        .map((sentence) => `${name}: ${sentence}`),
    );

describe('what buyers and sellers read about a purchase', () => {
  it('gives the day, the time and the zone of a session, on every page and in every letter of the sale', () => {
    const isSession = ({ thing, state }: Told) => ['session', 'seat'].includes(thing) && state === 'paid';
    const sessions = all.filter(isSession);
    expect(sessions).toHaveLength(8);
    const time =
      /(Wednesday|Tuesday|Saturday|Sunday|Monday|Thursday|Friday|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت).*\d\d:\d\d\s\((GMT|غرينتش)/;
    for (const { name, sides } of sessions)
      for (const side of [sides.buyer, sides.seller])
        expect(side.filter((line) => time.test(line)).length, name).toBe(2);
    expect(saying(time, ({ thing }) => thing === 'package' || thing === 'files')).toEqual([]);
  });

  it('is said in words: no message or value is missing', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(saying(/\{\{|undefined|\bterm\.|[a-z]+:[a-z]+\.[a-zA-Z]/, () => true)).toEqual([]);
  });

  it('names no money, refund or share where nothing was paid', () => {
    const money =
      /\bpaid|\bpay|refund|share|fee\b|\$|receipt|bought|الدفع|دُفع|مدفوع|استرداد|يُسترد|حص[ةت]|رسم|إيصال|اشتر/i;
    expect(saying(money, ({ state }) => state === 'free')).toEqual([]);
  });

  it('speaks of downloads only where files are bought', () => {
    expect(saying(/download|تنزيل|نزّل/i, ({ thing }) => !isFile(thing))).toEqual([]);
    expect(saying(/download|نزّل/i, ({ thing }) => isFile(thing), 'buyer')).not.toEqual([]);
  });

  it('calls nothing used or over right after the purchase', () => {
    const over = /decides?:|القرار (لك|للبائع):/;
    const isNew = ({ state, thing }: Told) => state === 'paid' && thing !== 'unpromised';
    expect(saying(over, isNew)).toEqual([]);
  });

  it('tells the seller the same refund term as the buyer', () => {
    const wrong = all.filter(({ state, sides, terms: { refusal, atOnce } }) => {
      if (state === 'free' || refusal) return false;
      const [promise, decision] = [/at once until|فورًا حتى/, /decides?\b|القرار/];
      const expected = atOnce ? promise : decision;
      const other = atOnce ? decision : promise;
      return [sides.buyer, sides.seller].some(
        (side) => !side.some((line) => expected.test(line)) || side.some((line) => other.test(line)),
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('gives the same day to both sides', () => {
    const dayOf = (side: readonly string[]) =>
      side.flatMap((line) => /(?:until|حتى) (\S+ \S+ \S+)/.exec(line)?.[1] ?? []);
    const promised = all.filter(({ terms, state }) => terms.atOnce && state !== 'free');
    expect(promised.length).toBeGreaterThan(20);
    for (const { name, sides } of promised) expect(dayOf(sides.seller), name).toEqual(dayOf(sides.buyer));
  });

  it('says who decides and why once the paid part of a post was opened', () => {
    const of = (locale: string) =>
      all.find((told) => told.thing === 'post' && told.state === 'used' && told.locale === locale)?.sides;
    expect(of('en')?.buyer).toContain('The seller decides: its paid part has been opened.');
    expect(of('en')?.seller).toContain('You decide: its paid part has been opened.');
    expect(of('ar')?.buyer).toContain('القرار للبائع: فُتح جزؤه المدفوع.');
    expect(of('ar')?.seller).toContain('القرار لك: فُتح جزؤه المدفوع.');
  });

  it('promises nothing to a company whose members take all, and says what they get', () => {
    const isCompany = ({ seller }: Told) => seller === 'company';
    expect(saying(/\$0|your (net )?(share|earnings|balance)|حصتك|رصيدك/i, isCompany, 'seller')).toEqual([]);
    const members = /^(To your members|لأعضائك).*: \$9\.00$/;
    const silent = all.filter(
      (told) =>
        isCompany(told) && told.state === 'paid' && !told.sides.seller.some((line) => members.test(line)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('never says that a tip bought something', () => {
    expect(saying(/you bought|purchases|اشتريته|مشتريات/, ({ thing }) => thing === 'tip', 'buyer')).toEqual(
      [],
    );
  });

  it('never calls what was bought ready: a session is not, before it begins', () => {
    expect(saying(/\bready\b|جاهز/, () => true, 'buyer')).toEqual([]);
  });
});
