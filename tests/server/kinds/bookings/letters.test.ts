import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { acceptBooking } from '@/lib/server/appointments/acceptance';
import { moveBooking } from '@/lib/server/appointments/move-booking';
import { cancelBooking, cancelHostBooking } from '@/lib/server/appointments/service';
import { db } from '@/lib/server/db/client';
import { makeMembership } from '@/lib/server/demo/company-factory';
import { putHostedOffer } from '@/lib/server/kinds/bookings/hosted-offers';
import { getNotifications } from '@/lib/server/notifications/service';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { BOOKING_TOPICS, WORKSHOP_TOPICS } from '@/lib/shared/notice-kinds';
import { HOUR } from '@/lib/shared/time';
import { bookedBy, makeHost, makeOffer } from '@/tests/setup/bookings';
import { calendarsTo, readEvent as read } from '@/tests/setup/calendar-events';
import { NOW, tenIn } from '@/tests/setup/clock';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';

const START = tenIn(3);
const END = new Date(Date.parse(START) + HOUR).toISOString();
const TITLE = 'مراجعة شيفرتك سطرًا سطرًا؛ جلسة خاصة, في ساعة كاملة';

let host: Member;
let buyer: Member;
let booked: Awaited<ReturnType<typeof bookedBy>>;

async function book() {
  host = await makeHost({}, { email: `${crypto.randomUUID()}@host.example`, name: 'هدى القحطاني' });
  buyer = await makeConfirmed({ name: 'سارة «علي»' });
  const product = await makeOffer(host);
  await db().updateTable('products').set({ title: TITLE }).where('id', '=', product).execute();
  booked = await bookedBy(buyer, product, { startsAt: START, timeZone: 'Atlantic/Reykjavik' });
}
beforeAll(book);

const now = { now: NOW };
const events = ({ email }: { email: string | null }) => calendarsTo(email ?? '');
/** Checks the words of letters for the person who cancelled or accepted, in Arabic and English. */
const WHO: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  You: [/ألغيتَ|اعتذرتَ|قبلتَ|لم تجب|سحبتَ|تنازلتَ/, /\bYou\b/],
  Host: [/المضيف/, /The host/],
  Buyer: [/المشتري/, /The buyer/],
  Seller: [/البائع/, /The seller/],
  Team: [/فريق قيمة/, /The Qeema team/],
  Refund: [/لأن ثمنه أُعيد/, /as its price was given back/],
};

const topicsOf = async ({ id }: Member) =>
  (
    await db()
      .selectFrom('notifications')
      .select(['topic', 'entitlement_id'])
      .where('user_id', '=', id)
      .where('kind', '=', 'booking')
      .orderBy('sort_id')
      .execute()
  ).map(({ topic, entitlement_id }) => [topic, entitlement_id]);

describe('a booking that is confirmed', () => {
  it('is a notice to both sides, which leads the buyer to what they bought', async () => {
    expect(await topicsOf(host)).toEqual([['booked', null]]);
    expect(await topicsOf(buyer)).toEqual([['confirmed', booked.entitlementId]]);
    const { data } = await getNotifications({ ...buyer.ctx, ...now }, { limit: 20 });
    const notice = data.find(({ kind }) => kind === 'booking');
    expect(notice?.entitlementId).toBe(booked.entitlementId);
    expect(stripBidiMarks(notice?.message ?? '')).toContain('تأكّد موعدك مع هدى القحطاني');
  });

  it('is a letter to both, whose event two readers read alike: moment, Arabic words, one recipient', async () => {
    for (const reader of [host, buyer]) {
      const [text = ''] = await events(reader);
      const { method, node, other, attendees, organizer } = read(text);
      expect(method).toBe('REQUEST');
      const title = reader === host ? `${TITLE} · ${buyer.name}` : TITLE;
      for (const summary of [node.summary, other.summary]) expect(summary).toBe(title);
      for (const [start, end] of [
        [node.start, node.end],
        [other.startDate.toJSDate(), other.endDate.toJSDate()],
      ])
        expect([start?.toISOString(), end?.toISOString()]).toEqual([START, END]);
      expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
      expect(text).not.toMatch(/TZID|VTIMEZONE|meet[.]example/);
      expect(attendees).toEqual([`mailto:${reader.email}`]);
      expect(organizer?.getFirstValue()).toBe('mailto:no-reply@localhost');
      expect(organizer?.getParameter('cn')).toBe('هدى القحطاني');
    }
  });

  it('says when by the clocks of both sides, and not the link', async () => {
    const [letter] = await lettersTo(buyer.email ?? '');
    const text = stripBidiMarks(letter?.text ?? '');
    expect(text).toMatch(/بتوقيت هدى القحطاني: .*13:00/);
    expect(text).toContain('10:00');
    expect(text).not.toContain('meet.example');
  });
});

describe('a booking that is moved', () => {
  it('moves in both calendars: the same event with the new time, and a higher number', async () => {
    await book();
    const [first = ''] = await events(buyer);
    const wanted = { startsAt: END, timeZone: 'Atlantic/Reykjavik' };
    await moveBooking({ ...buyer.ctx, ...now }, booked.entitlementId, wanted);
    for (const reader of [host, buyer]) {
      const [text = ''] = await events(reader);
      const { method, node, sequence } = read(text);
      expect([method, node.uid, node.start.toISOString()]).toEqual(['REQUEST', read(first).node.uid, END]);
      expect(Number(sequence)).toBeGreaterThan(Number(read(first).sequence));
    }
  });
});

describe('a request of a company’s offer that is accepted', () => {
  it('names to its host who accepted it: them, or the company', async () => {
    const company = await makeMember({ role: 'CREATOR', account_type: 'COMPANY' });
    await makeMembership(db(), company.id, host, { shareBps: 0 });
    const offer = await makeOffer(company, { hostId: host.id, byHand: true });
    await putHostedOffer(host.ctx, offer, { isAgreed: true });
    for (const [who, startsAt, topic] of [
      [host, tenIn(4), 'acceptedByYou'],
      [company, tenIn(5), 'acceptedBySeller'],
    ] as const) {
      const { bookingId } = await bookedBy(buyer, offer, { startsAt });
      await acceptBooking({ ...who.ctx, ...now }, bookingId);
      expect((await topicsOf(host)).at(-1)).toEqual([topic, null]);
      expect((await topicsOf(buyer)).at(-1)?.[0]).toBe('confirmed');
    }
  });
});

describe('a booking that is cancelled', () => {
  it('is taken out of both calendars: the same event, a higher number, and why', async () => {
    await book();
    const [first = ''] = await events(buyer);
    await cancelHostBooking({ ...host.ctx, ...now }, booked.bookingId, { reason: 'طرأ لي سفر' });
    for (const reader of [host, buyer]) {
      const [text = ''] = await events(reader);
      const { method, node, sequence } = read(text);
      expect([method, node.status, node.uid]).toEqual(['CANCEL', 'CANCELLED', read(first).node.uid]);
      expect(Number(sequence)).toBeGreaterThan(Number(read(first).sequence));
      const [letter] = (await lettersTo(reader.email ?? '')).filter(({ calendar }) => calendar === text);
      expect(letter?.text).toContain('طرأ لي سفر');
    }
    expect(await topicsOf(host)).toContainEqual(['cancelledByYou', null]);
    expect(await topicsOf(buyer)).toContainEqual(['cancelledByHost', booked.entitlementId]);
  });

  it('is told to its buyer too where they cancel it themselves, since their calendar has it', async () => {
    await book();
    await cancelBooking({ ...buyer.ctx, ...now }, booked.entitlementId, { backBps: 10_000 });
    for (const reader of [host, buyer]) expect(read((await events(reader))[0] ?? '').method).toBe('CANCEL');
    expect(await topicsOf(host)).toContainEqual(['cancelledByBuyer', null]);
    expect(await topicsOf(buyer)).toContainEqual(['cancelledByYou', booked.entitlementId]);
  });

  it('says who cancelled or accepted it, in the notice and the letter alike', () => {
    const ended = [
      ...BOOKING_TOPICS.map((topic) => ({ kind: 'booking', topic })),
      ...WORKSHOP_TOPICS.map((topic) => ({ kind: 'workshop', topic })),
    ].filter(({ topic }) => /By[A-Z]|unanswered|withdrawn/.test(topic));
    expect(ended).toHaveLength(19);
    const silent = LOCALES.flatMap((locale, at) =>
      ended.flatMap(({ kind, topic }) => {
        const by = topic.split('By')[1] ?? (topic === 'withdrawn' ? 'Buyer' : 'Host');
        const notice = `notifications:message.${kind}${topic[0]?.toUpperCase()}${topic.slice(1)}`;
        const letter = ['subject', 'lead'].map((part) => `${kind}-letters:${topic}.${part}`);
        const texts = [notice, ...letter].map((key) => translateKey(locale, key) ?? '');
        return texts.every((text) => WHO[by]?.[at]?.test(text)) ? [] : [{ locale, kind, topic, texts }];
      }),
    );
    expect(silent).toEqual([]);
  });
});
