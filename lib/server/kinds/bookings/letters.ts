import 'server-only';
import { z } from 'zod';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { formatAppointment, formatDateTime, formatMoment } from '@/lib/shared/dates';
import { BOOKING_TOPICS } from '@/lib/shared/notice-kinds';
import { paths } from '@/lib/shared/paths';
import { calendarFile } from '../times/calendar-file';
import { todayIn } from './hours';

/** The facts of a letter about a booking. Its words are in locales/{ar,en}/booking-letters.json. */
const Facts = z.object({
  template: z.enum(BOOKING_TOPICS),
  /** of the reader */
  side: z.enum(['host', 'buyer']),
  /** what it means for the reader's calendar */
  calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
  bookingId: z.uuid(),
  purchaseId: z.uuid(),
  title: z.string(),
  sequence: z.int(),
  startsAt: z.iso.datetime(),
  /** when all begin that were booked together; `startsAt` is of the first */
  times: z.array(z.iso.datetime()).default([]),
  endsAt: z.iso.datetime(),
  zones: z.object({ host: z.string(), buyer: z.string() }),
  location: z.string(),
  /** what both clocks would have shown, as if they were UTC, before zone rules changed */
  before: z.object({ host: z.iso.datetime(), buyer: z.iso.datetime() }).nullish(),
  reason: z.string(),
  /** until when the reader can object */
  answerBy: z.iso.datetime().nullish(),
  /** of a package: no money of its own goes back */
  isLesson: z.boolean().default(false),
  /** until when the host answers a request */
  acceptBy: z.iso.datetime().nullish(),
  /** until when a buyer chooses another slot for a request: then everything goes back */
  chooseBy: z.iso.datetime().nullish(),
  /** until when the buyer may move it, or cancel it for all or half of the price; null where that has passed */
  change: z
    .object({
      moveUntil: z.iso.datetime().nullable(),
      freeUntil: z.iso.datetime().nullable(),
      halfUntil: z.iso.datetime().nullable(),
      /** something goes back: money, or a lesson to its package */
      isPaid: z.boolean(),
    })
    .nullish(),
});
export type BookingFacts = z.output<typeof Facts>;

/** Letters about bookings, to both sides, with the booking for their calendars. */
export const bookingLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { actor, at, facts }) {
    const { side, title, location, reason, startsAt, times, zones, before, isLesson } = facts;
    const { answerBy, acceptBy, chooseBy, change } = facts;
    const say = (key: string, values?: Record<string, string>) =>
      translateKey(to.locale, `booking-letters:${key}`, values) ?? key;
    const about = (part: 'subject' | 'lead' | 'note', values?: Record<string, string>) =>
      keysOf(facts)
        .map((key) => translateKey(to.locale, `booking-letters:${key}.${part}`, values))
        .find((text) => text !== undefined) ?? part;
    const other = actor?.name ?? say('someone');
    const [name, who] = [isolate(to.name), isolate(other)];
    const time = (zone: string, moment = startsAt) => formatAppointment(moment, to.intl, zone);
    const [own, theirs] = side === 'host' ? [zones.host, zones.buyer] : [zones.buyer, zones.host];
    return {
      subject: about('subject', { who, title: isolate(title) }),
      lead: about('lead', { name, who }),
      rows: [
        { label: say('what'), value: isolate(title) },
        ...(location ? [{ label: say('where'), value: isolate(location) }] : []),
        ...(reason ? [{ label: say('reason'), value: isolate(reason) }] : []),
        ...(before ? [{ label: say('before'), value: formatDateTime(before[side], to.intl, 'UTC') }] : []),
        ...(times.length > 0 ? times : [startsAt]).map((moment) => ({
          label: say('when'),
          value: time(own, moment),
        })),
        ...(time(own) === time(theirs) ? [] : [{ label: say('theirTime', { who }), value: time(theirs) }]),
        ...(acceptBy ? [{ label: say('acceptBy'), value: formatMoment(acceptBy, to.intl, own) }] : []),
        ...(chooseBy ? [{ label: say('chooseBy'), value: formatMoment(chooseBy, to.intl, own) }] : []),
        ...(answerBy ? [{ label: say('answerBy'), value: formatMoment(answerBy, to.intl, own) }] : []),
      ],
      action: { label: say(`open.${side}`), url: `${env().APP_URL}${pathOf(facts)}` },
      note: change
        ? changeLines(change, isLesson, (key, until) =>
            say(`change.${key}`, until ? { time: isolate(formatMoment(until, to.intl, own)) } : {}),
          ).join(' ')
        : about('note'),
      ...(facts.calendar &&
        to.email && { calendar: fileOf(facts, { name: to.name, email: to.email }, { other, at }) }),
    };
  },
});

/**
 * The groups of messages of a letter, the most special first: lessons of packages are worded apart where it is about
 * money, and what follows from a booking that ended is the same whoever ended it.
 */
function keysOf({ template, calendar, isLesson }: BookingFacts): string[] {
  const [family = template] = template.split('By');
  // A request is in no calendar.
  const keys = [template, family === 'cancelled' && !calendar ? 'withdrawn' : family];
  return isLesson ? [...keys.map((key) => `lesson.${key}`), ...keys] : keys;
}

/** The sentences that say what the buyer can still change. */
function changeLines(
  { moveUntil, freeUntil, halfUntil, isPaid }: NonNullable<BookingFacts['change']>,
  isLesson: boolean,
  say: (key: string, until?: string) => string,
): string[] {
  const move = moveUntil ? say('move', moveUntil) : say('noMove');
  if (!isPaid) return [move, say('cancelFree')];
  if (isLesson)
    return freeUntil
      ? [move, say('lessonBack', freeUntil), say('lessonUsedThen')]
      : [move, say('lessonUsed')];
  if (freeUntil)
    return [move, say('all', freeUntil), ...(halfUntil ? [say('halfThen', halfUntil)] : []), say('noneThen')];
  return halfUntil ? [move, say('half', halfUntil), say('noneThen')] : [move, say('none')];
}

/** Where its reader finds the booking. */
const pathOf = ({ side, purchaseId, startsAt, zones }: BookingFacts) =>
  side === 'host'
    ? paths.creatorCalendar({ view: 'day', day: todayIn(zones.host, new Date(startsAt)) })
    : paths.library(purchaseId);

/** The booking for the calendar of the reader alone: nobody learns the other's address. */
function fileOf(
  facts: BookingFacts,
  to: { name: string; email: string },
  { other, at }: { other: string; at: Date },
) {
  const { calendar, bookingId, sequence, location, side } = facts;
  // The host's calendar names the buyer.
  const title = side === 'host' ? `${facts.title} · ${other}` : facts.title;
  const method = calendar ?? 'REQUEST';
  const text = calendarFile({ method, to }, [
    {
      id: bookingId,
      title,
      sequence,
      location: location || null,
      startsAt: new Date(facts.startsAt),
      endsAt: new Date(facts.endsAt),
      changedAt: at,
      isCancelled: method === 'CANCEL',
      hostName: side === 'host' ? to.name : other,
      url: new URL(pathOf(facts), env().APP_URL).href,
    },
  ]);
  return { method, text };
}
