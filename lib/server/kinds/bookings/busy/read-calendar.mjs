// A process of its own for calendars from outside: it may be killed when it takes too long. A calendar on stdin; on
// stdout its busy times as JSON, [[from, to, isLocal], …] in milliseconds. Local ones are what a clock shows, as if in
// UTC: whole days, and times without a zone that we know. Exit code: 1 not a calendar, 2 too many times.
import { text } from 'node:stream/consumers';

// Before the first Date: what has no zone is read as UTC, and so is the midnight of a day.
process.env.TZ = 'UTC';
const { default: ical } = await import('node-ical');

const [from, to] = process.argv.slice(2, 4).map((time) => new Date(Number(time)));
const ourHost = process.argv[4];

const content = (await text(process.stdin)).replace(/^\uFEFF/, '').trimStart();
if (!/^BEGIN:VCALENDAR/i.test(content)) process.exit(1);

function isKnown(zone) {
  try {
    return Boolean(zone && new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const isBusy = ({ transparency, status }) =>
  String(transparency ?? '').toUpperCase() !== 'TRANSPARENT' &&
  String(status ?? '').toUpperCase() !== 'CANCELLED';
// What was booked here came into the host's calendar by our own letters: it is known already, and may be cancelled.
const isOurs = ({ uid }) => String(uid ?? '').endsWith(`@${ourHost}`);

function timesOf(event) {
  try {
    return ical.expandRecurringEvent(event, { from, to, expandOngoing: true });
  } catch (error) {
    if (/^Maximum/.test(error?.message ?? '')) process.exit(2);
    throw error;
  }
}

const busy = [];
for (const event of Object.values(ical.sync.parseICS(content))) {
  if (event?.type !== 'VEVENT' || !(event.start instanceof Date) || isOurs(event)) continue;
  // Single times of a series that is not in the calendar itself: somebody was invited to these alone.
  const alone = event.rrule ? [] : new Set(Object.values(event.recurrences ?? {}));
  for (const { start, end, isFullDay, event: own } of [event, ...alone].flatMap(timesOf))
    if (isBusy(own) && start < end)
      busy.push([start.getTime(), end.getTime(), isFullDay || !isKnown(own.start?.tz)]);
}
process.stdout.write(JSON.stringify(busy));
