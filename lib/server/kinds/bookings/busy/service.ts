import 'server-only';
import { z } from 'zod';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/booking-calendars';
import type { BusyCalendar, CalendarFailure } from '@/lib/contract/kinds/booking-calendars';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { found } from '@/lib/server/errors';
import { type Outside, OutsideError, readOutside } from '@/lib/server/http/read-outside';
import type { JobKind } from '@/lib/server/jobs/define-job';
import { enqueue, enqueueAll } from '@/lib/server/jobs/queue';
import { notify } from '@/lib/server/notifications/service';
import { DAY, MINUTE } from '@/lib/shared/time';
import { knownTimeZone } from '@/lib/shared/time-zone';
import { findHours, findPlace } from '../repo-hours';
import { lockHost } from '../repo-slots';
import * as repo from './repo';
import { busyTimes, CalendarError, type CalendarReading } from './times';

const MOST = { bytes: 1024 * 1024, ms: 10_000 };
const AGAIN_AFTER_MS = 30 * MINUTE;
const NOTIFIED_AFTER_MS = DAY;
const BATCH = 500;
/** A year is the furthest that one can book; a little more, as it is read every half hour. */
const AHEAD_DAYS = 368;

const Host = z.object({ hostId: z.uuid() });

/** Reads the calendar of a host. */
export const calendarOfHost: JobKind<typeof Host> = {
  name: 'readBusyCalendar',
  payload: Host,
  maxAttempts: 3,
};

/** The calendar that says when the caller is busy. */
export async function getBusyCalendar({ db, viewer, now }: MemberCtx): Promise<BusyCalendar> {
  const row = await repo.findCalendar(db, viewer.id, now);
  return {
    calendarUrl: row?.url ?? null,
    readAt: row?.read_at?.toISOString() ?? null,
    busyCount: row?.busy_count ?? 0,
    failure: row?.failure ?? null,
    isWaiting: row !== undefined && row.tried_at === null,
    unreadCount: row?.unread_count ?? 0,
    unknownZones: row?.unknown_zones ?? [],
  };
}

/** Names that calendar, or reads it again at once. */
export function putBusyCalendar(
  ctx: MemberCtx,
  { calendarUrl }: Parsed<typeof contract.putBusyCalendar>['body'],
): Promise<BusyCalendar> {
  return inTransaction(ctx, async (ctx) => {
    const url = calendarUrl.replace(/^webcal:/i, 'https:');
    await repo.upsertCalendar(ctx.db, ctx.viewer.id, url);
    await enqueueRead(ctx, ctx.viewer.id);
    return getBusyCalendar(ctx);
  });
}

/** Forgets that calendar. @throws AppError `not_found` where there is none */
export async function deleteBusyCalendar({ db, viewer }: MemberCtx): Promise<{ done: true }> {
  found((await repo.deleteCalendar(db, viewer.id)) || null);
  return { done: true };
}

const enqueueRead = (ctx: Ctx, hostId: string) =>
  enqueue(ctx, calendarOfHost, { hostId }, { key: `readBusyCalendar:${hostId}` });

/** A calendar that was looked at before is to be read again. */
const lastDue = ({ now }: Ctx) => new Date(now.getTime() - AGAIN_AFTER_MS);

/** Enqueues the calendars that were last looked at half an hour ago. */
export async function readDueCalendars(ctx: Ctx): Promise<void> {
  const hosts = await repo.listDue(ctx.db, lastDue(ctx), BATCH);
  await enqueueAll(
    ctx,
    calendarOfHost,
    hosts.map((hostId) => ({ hostId })),
  );
}

/**
 * Reads a host's calendar, unless it was looked at within the last half hour: the same job may wait more than once.
 * Where that fails, the times that were read before stay.
 */
export async function readCalendarOf(ctx: Ctx, hostId: string, outside?: Outside): Promise<void> {
  const row = await repo.findCalendar(ctx.db, hostId, ctx.now);
  if (!row || (row.tried_at && row.tried_at > lastDue(ctx))) return;
  const reading = await read(ctx, hostId, row.url, outside);
  await inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx;
    // Whoever holds a slot of theirs has looked at the old times, or sees these.
    await lockHost(db, hostId);
    if (typeof reading === 'object') return repo.updateBusy(db, { hostId, url: row.url, ...reading, now });
    const since = row.failed_since ?? now;
    const isLong = now.getTime() - since.getTime() >= NOTIFIED_AFTER_MS;
    const isNews = isLong && row.notified_at === null;
    if (isNews) await notify(ctx, { to: hostId, kind: 'calendar_failed' });
    const notifiedAt = isNews ? now : row.notified_at;
    return repo.updateFailure(db, { hostId, url: row.url, failure: reading, notifiedAt, now });
  });
}

async function read(
  { db, now }: Ctx,
  hostId: string,
  url: string,
  outside?: Outside,
): Promise<CalendarReading | CalendarFailure> {
  const hours = await findHours(db, hostId);
  const zone = hours?.time_zone ?? knownTimeZone((await findPlace(db, hostId)).time_zone);
  const within = { from: now.getTime() - DAY, to: now.getTime() + AHEAD_DAYS * DAY };
  try {
    const calendar = await readOutside(
      url,
      { accept: 'text/calendar, text/plain;q=0.5', most: MOST },
      outside,
    );
    return await busyTimes(calendar, { within, zone, ourHost: new URL(env().APP_URL).hostname });
  } catch (error) {
    if (error instanceof OutsideError || error instanceof CalendarError) return error.reason;
    throw error;
  }
}
