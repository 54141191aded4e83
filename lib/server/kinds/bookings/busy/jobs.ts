import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { calendarOfHost, readCalendarOf, readDueCalendars } from './service';

/** Reads when a host is busy, from their calendar outside. */
export const readBusyCalendar = defineJob({
  ...calendarOfHost,
  run: ({ hostId }, ctx) => readCalendarOf(ctx, hostId),
});

/** Looks which calendars are to be read again. */
export const readBusyCalendars = defineJob({
  name: 'readBusyCalendars',
  payload: z.object({}),
  run: (_, ctx) => readDueCalendars(ctx),
});
