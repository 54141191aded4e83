// A process of its own for calendars from outside: it may be killed when it takes too long. A calendar on stdin; on
// stdout as JSON { busy: [[from, to, isLocal], …] in milliseconds, unread, zones }. Local times are what a clock shows,
// as if in UTC: whole days, and times without a zone that we know. `unread` counts what was not read, or not whole;
// `zones` names the zones that nobody knows. Exit code: 1 not a calendar, 2 too many times.
import { text } from 'node:stream/consumers';

// Before the first Date: what has no zone is read as UTC, and so is the midnight of a day.
process.env.TZ = 'UTC';
const { default: ical } = await import('node-ical');
const { default: ICAL } = await import('ical.js');

const MOST_ZONES = 50;
const [from, to] = process.argv.slice(2, 4).map((time) => new Date(Number(time)));
const firstDay = from.toISOString().slice(0, 10).replaceAll('-', '');
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

/** Tells whether a zone is known by this name, or is one of Windows: its newest rules count, not the calendar's. */
function isNamed(tzid) {
  const event = `BEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=${tzid}:20260101T000000\r\nEND:VEVENT`;
  const [read] = Object.values(ical.sync.parseICS(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`));
  return !/^(Customized Time Zone|tzone:)/.test(tzid) && isKnown(read?.start?.tz);
}

/** The other zones that the calendar brings along, by the names that they get while it is read. */
const ownZones = new Map();

/** Returns undefined for a block that cannot be read: its zone counts as one that nobody knows. */
function zoneIn(block) {
  try {
    const component = new ICAL.Component(ICAL.parse(block));
    return component.getAllSubcomponents().length > 0 ? component : undefined;
  } catch {
    return undefined;
  }
}

function renameZones(calendar) {
  const names = new Map();
  for (const [block] of calendar.matchAll(/^BEGIN:VTIMEZONE\r?\n(?:.*\r?\n)*?END:VTIMEZONE/gim)) {
    const component = zoneIn(block);
    const tzid = String(component?.getFirstPropertyValue('tzid') ?? '');
    if (!tzid || names.has(tzid) || ownZones.size >= MOST_ZONES || isNamed(tzid)) continue;
    const name = `zone-of-the-calendar-${ownZones.size}`;
    names.set(tzid, name);
    ownZones.set(name, new ICAL.Timezone({ component, tzid }));
  }
  return calendar.replace(/;TZID=("[^"\r\n]*"|[^:;\r\n]*)/gi, (parameter, tzid) => {
    const name = names.get(tzid.replace(/^"|"$/g, ''));
    return name ? `;TZID=${name}` : parameter;
  });
}

/** The instant at which the clock of a zone of the calendar shows this. */
function instantOf(shown, zone) {
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
  const [hour, minute, second] = [shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()];
  return ICAL.Time.fromData({ year, month, day, hour, minute, second }, zone).toUnixTime() * 1000;
}

const wordOf = (property) => String(property?.val ?? property ?? '').toUpperCase();
const isBusy = (event) =>
  wordOf(event.transparency) !== 'TRANSPARENT' &&
  wordOf(event.status) !== 'CANCELLED' &&
  wordOf(event['MICROSOFT-CDO-BUSYSTATUS']) !== 'FREE';
// What was booked here came into the host's calendar by our own letters: it is known already, and may be cancelled.
const isOurs = ({ uid }) => String(uid ?? '').endsWith(`@${ourHost}`);

const busy = [];
const unknown = new Set();
let unread = 0;

function timesOf(event) {
  try {
    return ical.expandRecurringEvent(event, { from, to, expandOngoing: true });
  } catch (error) {
    if (/^Maximum/.test(error?.message ?? '')) process.exit(2);
    unread++;
    return [];
  }
}

function addEvent(event) {
  if (!(event.start instanceof Date)) return void unread++;
  // Single times of a series that is not in the calendar itself: somebody was invited to these alone.
  const alone = event.rrule ? [] : new Set(Object.values(event.recurrences ?? {}));
  // Single dates beside a rule.
  if (
    JSON.stringify(event.rdate ?? '')
      .match(/\d{8}/g)
      ?.some((day) => day >= firstDay)
  )
    unread++;
  for (const { start, end, isFullDay, event: own } of [event, ...alone].flatMap(timesOf)) {
    if (!isBusy(own) || start >= end) continue;
    const zone = ownZones.get(own.start?.tz);
    if (zone && !isFullDay) {
      busy.push([instantOf(start, zone), instantOf(end, zone), false]);
      continue;
    }
    const isLocal = isFullDay || !isKnown(own.start?.tz);
    if (isLocal && !isFullDay && own.start?.tz)
      unknown.add(
        String(own.start.tz)
          .replace(/\p{Cc}/gu, '')
          .slice(0, 80),
      );
    busy.push([start.getTime(), end.getTime(), isLocal]);
  }
}

/** Times that are only called free or busy. */
function addFreeBusy({ freebusy = [] }) {
  for (const { type, start, end } of freebusy) {
    if (wordOf(type) === 'FREE') continue;
    const isRead = start instanceof Date && end instanceof Date && start < end;
    if (!isRead) unread++;
    else if (end > from && start < to) busy.push([start.getTime(), end.getTime(), false]);
  }
}

const unfolded = content.replace(/\r?\n[ \t]/g, '');
// A change of all times of a series from one on.
unread += unfolded.match(/^RECURRENCE-ID;[^:\r\n]*THISANDFUTURE/gim)?.length ?? 0;
for (const part of Object.values(ical.sync.parseICS(renameZones(unfolded)))) {
  if (part?.type === 'VEVENT' && !isOurs(part)) addEvent(part);
  if (part?.type === 'VFREEBUSY') addFreeBusy(part);
}
process.stdout.write(JSON.stringify({ busy, unread, zones: [...unknown].slice(0, 5) }));
