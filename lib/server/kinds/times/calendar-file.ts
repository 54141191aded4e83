import 'server-only';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { senderAddress } from '@/lib/server/mail/sender';
import { calendarText } from './calendar-text';

/** A booking as calendars show it. */
export interface CalendarEntry {
  /** of the booking: the same event for as long as it lives */
  id: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  /** rises with each change: calendars keep the highest */
  sequence: number;
  isCancelled: boolean;
  hostName: string;
  /** where people meet; null where the page of the booking says it in time */
  location: string | null;
  /** the page of the booking */
  url: string;
}

/**
 * `PUBLISH` is a file to keep. `REQUEST` and `CANCEL` go by letter to one person, whose calendar then shows or removes
 * the event; nobody else is named.
 */
export type CalendarFor =
  | { method: 'PUBLISH' }
  | { method: 'REQUEST' | 'CANCEL'; to: { name: string; email: string } };

/**
 * A calendar file (RFC 5545). Times are in UTC: calendars show them by the zone of their reader, whose rules may be
 * newer than ours.
 */
export function calendarFile(whom: CalendarFor, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    prodId: { company: 'Qeema', product: 'Bookings', language: 'AR' },
    method: ICalCalendarMethod[whom.method],
  });
  for (const {
    id,
    title,
    startsAt,
    endsAt,
    changedAt,
    sequence,
    isCancelled,
    hostName,
    location,
    url,
  } of entries) {
    const event = calendar.createEvent({
      id: `${id}@${new URL(url).hostname}`,
      stamp: changedAt,
      start: startsAt,
      end: endsAt,
      summary: title,
      sequence,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Answers of calendars come to us, not to the host: nobody learns an address by booking.
      organizer: { name: hostName, email: senderAddress() },
      location: location ?? url,
      url,
    });
    if (whom.method !== 'PUBLISH')
      event.createAttendee({
        ...whom.to,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      });
  }
  return calendarText(calendar);
}
