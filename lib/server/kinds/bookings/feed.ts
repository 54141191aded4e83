import 'server-only';
import { randomBytes } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarFeed } from '@/lib/contract/kinds/booking-feed';
import { translator } from '@/lib/i18n/translate';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { apiAddress } from '@/lib/server/http/api-address';
import { identityOf } from '@/lib/server/users/identity';
import { getOthers } from '@/lib/server/users/service';
import { paths } from '@/lib/shared/paths';
import { DAY } from '@/lib/shared/time';
import { calendarText } from '../times/calendar-text';
import * as repo from './repo-feed';

/** What took place stays in the calendar for a year. */
const PAST_DAYS = 366;
const CANCELLED_DAYS = 30;
const HOUR_SECONDS = 3600;

const addressOf = (token: string | null): CalendarFeed => ({
  feedUrl: token && apiAddress(`/calendar-feeds/${token}.ics`),
});

/** The caller's feed; its address is made by `renewCalendarFeed`. */
export async function getCalendarFeed({ db, viewer }: MemberCtx): Promise<CalendarFeed> {
  return addressOf(await repo.findFeedToken(db, viewer.id));
}

/** Makes the address of the caller's feed. The one before shows nothing any more. */
export async function renewCalendarFeed({ db, viewer, now }: MemberCtx): Promise<CalendarFeed> {
  const token = randomBytes(24).toString('base64url');
  await repo.upsertFeed(db, { host_id: viewer.id, token, created_at: now });
  return addressOf(token);
}

/**
 * Returns a host's bookings as a calendar. A group is one event. Links are not in it: calendars are shared.
 * @param file the last part of the address: `TOKEN.ics`
 * @throws AppError `not_found` for an address that was renewed or never made, `forbidden` while its host is suspended
 */
export async function readCalendarFeed(ctx: Ctx, file: string): Promise<Response> {
  const hostId = found(await repo.findFeedHost(ctx.db, file.replace(/\.ics$/, '')));
  const host = await identityOf(ctx, hostId);
  if (!host) throw new AppError('forbidden');
  const at = ctx.now.getTime();
  const rows = await repo.listForFeed(ctx.db, {
    hostId: host.id,
    since: new Date(at - PAST_DAYS * DAY),
    cancelledSince: new Date(at - CANCELLED_DAYS * DAY),
  });
  const people = await getOthers(
    { ...ctx, locale: host.locale },
    rows.flatMap(({ buyers }) => buyers),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const body = calendarOf(
    translator(host.locale, 'booking-hours')('feed.name'),
    rows.map((row) => ({ ...row, names: row.buyers.map(nameOf) })),
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function calendarOf(name: string, rows: readonly (repo.FeedRow & { names: readonly string[] })[]): string {
  const calendar = ical({
    prodId: { company: 'Qeema', product: 'Bookings', language: 'AR' },
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: HOUR_SECONDS,
  });
  const url = new URL(paths.creatorCalendar(), env().APP_URL);
  for (const { id, title, starts_at, ends_at, place, place_text, names, changed_at, ...row } of rows) {
    const stands = names.length > 0;
    calendar.createEvent({
      id: `${id}@${url.hostname}`,
      stamp: changed_at,
      start: starts_at,
      end: ends_at,
      summary: title,
      description: names.join('\n'),
      // A link is on the page alone.
      location: (place !== 'link' && place_text) || url.href,
      url: url.href,
      sequence: row.sequence,
      status: stands ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  return calendarText(calendar);
}
