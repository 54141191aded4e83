import 'server-only';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

interface Entry {
  /** of the booking: the same event for as long as it lives */
  id: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  /** where one goes; null where the page says it in time */
  location: string | null;
  /** the page of the booking */
  url: string;
}

/**
 * A calendar file (RFC 5545) with one booking. Times are in UTC: calendars show them by the zone of their reader, whose
 * rules may be newer than ours.
 */
export function calendarFile({ id, title, startsAt, endsAt, changedAt, location, url }: Entry): string {
  const calendar = ical({
    prodId: { company: 'Qeema', product: 'Bookings', language: 'AR' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    stamp: changedAt,
    start: startsAt,
    end: endsAt,
    summary: title,
    location,
    url,
    sequence: 0,
    status: ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
