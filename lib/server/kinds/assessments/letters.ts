import 'server-only';
import { z } from 'zod';
import { translateKey } from '@/lib/i18n/translate';
import { env } from '@/lib/server/env';
import { defineNoticeLetter } from '@/lib/server/notifications/letter';
import { isolate } from '@/lib/shared/arabic';
import { formatAppointment, formatMoment } from '@/lib/shared/dates';
import { WORKSHOP_TOPICS } from '@/lib/shared/notice-kinds';
import { paths } from '@/lib/shared/paths';
import { calendarFile } from '../times/calendar-file';

/** The facts of a letter about a seat. Its words are in locales/{ar,en}/workshop-letters.json. */
const Facts = z.object({
  template: z.enum(WORKSHOP_TOPICS),
  /** what it means for the reader's calendar */
  calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
  /** null where they have none yet */
  seatId: z.uuid().nullable(),
  purchaseId: z.uuid().nullable(),
  productId: z.uuid(),
  title: z.string(),
  sequence: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  zones: z.object({ host: z.string(), buyer: z.string() }),
  location: z.string(),
  reason: z.string(),
  /** until when a seat is kept for the reader */
  until: z.iso.datetime().nullish(),
});
export type WorkshopFacts = z.output<typeof Facts>;

/** Letters about seats, with the date for the reader's calendar. */
export const workshopLetter = defineNoticeLetter({
  facts: Facts,
  write(to, { actor, at, facts }) {
    const { template, title, location, reason, startsAt, zones, until } = facts;
    const say = (key: string, values?: Record<string, string>) =>
      translateKey(to.locale, `workshop-letters:${key}`, values) ?? key;
    const host = actor?.name ?? say('someone');
    const values = { name: isolate(to.name), who: isolate(host), title: isolate(title) };
    const time = (zone: string) => formatAppointment(startsAt, to.intl, zone);
    const [own, theirs] = [time(zones.buyer), time(zones.host)];
    return {
      subject: say(`${template}.subject`, values),
      lead: say(`${template}.lead`, values),
      rows: [
        { label: say('what'), value: isolate(title) },
        ...(location ? [{ label: say('where'), value: isolate(location) }] : []),
        ...(reason ? [{ label: say('reason'), value: isolate(reason) }] : []),
        ...(own === theirs ? [] : [{ label: say('theirTime'), value: theirs }]),
        { label: say('when'), value: own },
        ...(until ? [{ label: say('until'), value: formatMoment(until, to.intl, zones.buyer) }] : []),
      ],
      action: { label: say(`open.${facts.purchaseId ? 'seat' : 'offer'}`), url: urlOf(facts) },
      note: say(`${template.split('By')[0]}.note`),
      ...(facts.calendar &&
        facts.seatId &&
        to.email && {
          calendar: fileOf(facts, facts.seatId, { to: { name: to.name, email: to.email }, host, at }),
        }),
    };
  },
});

const urlOf = ({ purchaseId, productId }: WorkshopFacts): string =>
  new URL(purchaseId ? paths.library(purchaseId) : paths.product(productId), env().APP_URL).href;

/** The date for the calendar of the reader alone: nobody learns the other's address. */
function fileOf(
  facts: WorkshopFacts,
  seatId: string,
  { to, host, at }: { to: { name: string; email: string }; host: string; at: Date },
) {
  const method = facts.calendar ?? 'REQUEST';
  const text = calendarFile({ method, to }, [
    {
      id: seatId,
      title: facts.title,
      sequence: facts.sequence,
      location: facts.location || null,
      startsAt: new Date(facts.startsAt),
      endsAt: new Date(facts.endsAt),
      changedAt: at,
      isCancelled: method === 'CANCEL',
      hostName: host,
      url: urlOf(facts),
    },
  ]);
  return { method, text };
}
