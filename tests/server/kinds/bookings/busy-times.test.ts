import { describe, expect, it } from 'vitest';
import { busyTimes, CalendarError } from '@/lib/server/kinds/bookings/busy/times';

const RIYADH = 'Asia/Riyadh';
const within = { from: Date.parse('2026-10-01'), to: Date.parse('2027-10-01') };

/** A calendar with these events; each is a list of lines. */
const calendarOf = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...events.flatMap(around),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
let made = 0;
const around = (lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${++made}`]),
  ...lines,
  'END:VEVENT',
];

const readingOf = async (calendar: string, zone = RIYADH) => {
  const { times, ...rest } = await busyTimes(calendar, { within, zone, ourHost: 'qeema.example' });
  const shown = times.map(({ from, to }) =>
    [from, to].map((time) => new Date(time).toISOString().slice(0, 16)).join(' '),
  );
  return { times: shown, ...rest };
};
const timesOf = async (calendar: string, zone?: string) => (await readingOf(calendar, zone)).times;

describe('what is not a calendar', () => {
  it.each([
    ['a page', '<html>'],
    ['nothing', ''],
    ['a calendar that is not at the beginning', `x\r\n${calendarOf()}`],
  ])('is refused: %s', async (_, text) => {
    await expect(timesOf(text)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('is refused: a rule with more times than anybody has', async () => {
    const calendar = calendarOf(['DTSTART:20261201T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']);
    const refusal = await timesOf(calendar).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CalendarError);
    expect(refusal).toMatchObject({ reason: 'endless' });
  });

  it('does not take long where a rule never comes true', async () => {
    const never = (rule: string) => ['DTSTART:19700101T000000Z', 'DURATION:PT1H', `RRULE:${rule}`];
    const calendar = calendarOf(
      never('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'),
      never('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
    );
    const began = performance.now();
    expect(await timesOf(calendar)).toEqual([]);
    expect(performance.now() - began).toBeLessThan(8000);
  });
});

describe('the busy times of a calendar', () => {
  it('leave out what is free, cancelled, over, without an end, or ours', async () => {
    const at = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'];
    const calendar = calendarOf(
      [...at, 'TRANSP:TRANSPARENT'],
      [...at, 'STATUS:CANCELLED'],
      [...at, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      ['UID:1234@qeema.example', ...at],
      ['DTSTART:20200101T100000Z', 'DTEND:20200101T110000Z'],
      ['DTSTART:20261201T100000Z'],
    );
    expect(await timesOf(calendar)).toEqual([]);
  });

  it('are whole days, and times without a zone, by the clock of the host', async () => {
    const calendar = calendarOf(
      ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'],
      ['DTSTART:20261201T090000', 'DTEND:20261201T100000'],
      ['DTSTART;TZID=Nowhere at all:20261202T090000', 'DTEND;TZID=Nowhere at all:20261202T100000'],
    );
    expect(await timesOf(calendar)).toEqual([
      '2026-12-01T06:00 2026-12-01T07:00',
      '2026-12-02T06:00 2026-12-02T07:00',
      '2026-12-09T21:00 2026-12-11T21:00',
    ]);
    // Cairo skips the midnight with which this day would begin.
    const skipped = calendarOf(['DTSTART;VALUE=DATE:20270430']);
    expect(await timesOf(skipped, 'Africa/Cairo')).toEqual(['2027-04-29T22:00 2027-04-30T21:00']);
  });

  it('know the zones of Windows, those that a calendar brings along, and the newest rules', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0430',
      'TZOFFSETTO:+0430',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const on = (tzid: string, day: number) => [
      `DTSTART;TZID=${tzid}:202612${10 + day}T100000`,
      `DTEND;TZID=${tzid}:202612${10 + day}T110000`,
    ];
    const calendar = calendarOf(
      on('Egypt Standard Time', 0),
      on('Arab Standard Time', 1),
      on('Customized Time Zone', 2),
      on('Africa/Casablanca', 3),
    ).replace('BEGIN:VEVENT', `${zone.join('\r\n')}\r\nBEGIN:VEVENT`);
    expect(await timesOf(calendar)).toEqual([
      '2026-12-10T08:00 2026-12-10T09:00',
      '2026-12-11T07:00 2026-12-11T08:00',
      '2026-12-12T05:30 2026-12-12T06:30',
      '2026-12-13T10:00 2026-12-13T11:00',
    ]);
  });

  it.each([
    ['Unnamed Time Zone 1'],
    ['Customized Time Zone 3'],
    ['(UTC+04:00) My own'],
    ['tzone://Microsoft/Custom'],
    ['منطقتي'],
  ])('are in the zone %s that the calendar brings along, with its own rules', async (tzid) => {
    const rule = (kind: string, from: string, to: string, month: number) => [
      `BEGIN:${kind}`,
      'DTSTART:20000101T020000',
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=10`,
      `END:${kind}`,
    ];
    const zone = [
      'BEGIN:VTIMEZONE',
      `TZID:${tzid}`,
      ...rule('STANDARD', '+0500', '+0400', 11),
      ...rule('DAYLIGHT', '+0400', '+0500', 4),
      'END:VTIMEZONE',
    ];
    const on = (day: string, end: string[]) => [`DTSTART;TZID="${tzid}":${day}T100000`, ...end];
    const calendar = calendarOf(
      on('20261108', [`DTEND;TZID="${tzid}":20261108T110000`]),
      on('20261110', ['DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2']),
    ).replace('BEGIN:VEVENT', `${zone.join('\r\n')}\r\nBEGIN:VEVENT`);
    expect(await readingOf(calendar)).toEqual({
      times: [
        '2026-11-08T05:00 2026-11-08T06:00',
        '2026-11-10T06:00 2026-11-10T07:00',
        '2026-11-11T06:00 2026-11-11T07:00',
      ],
      unread: 0,
      zones: [],
    });
  });

  it('are those of a list of free and busy times', async () => {
    const list = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VFREEBUSY',
      'UID:1',
      'DTSTART:20261201T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20261201T100000Z/20261201T110000Z,20261202T100000Z/PT1H',
      'FREEBUSY:20261203T100000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261204T100000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261205T100000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261206T100000Z/PT30M',
      'FREEBUSY:20200101T100000Z/PT30M',
      'END:VFREEBUSY',
      'END:VCALENDAR',
      '',
    ];
    expect(await timesOf(list.join('\r\n'))).toEqual([
      '2026-12-01T10:00 2026-12-01T11:00',
      '2026-12-02T10:00 2026-12-02T11:00',
      '2026-12-03T10:00 2026-12-03T10:30',
      '2026-12-04T10:00 2026-12-04T10:30',
      '2026-12-05T10:00 2026-12-05T10:30',
    ]);
  });

  it('name the entries that were not read', async () => {
    const at = ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'];
    const calendar = calendarOf(
      ['DTSTART:2026-12-01', 'DTEND:20261201T110000Z'],
      [...at, 'RDATE:20261205T100000Z'],
      ['DTSTART;TZID=Nowhere at all:20261202T090000', 'DURATION:PT1H'],
      ['UID:series', ...at, 'RRULE:FREQ=DAILY;COUNT=3'],
      ['UID:series', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261202T100000Z', ...at],
    );
    expect(await readingOf(calendar)).toMatchObject({ unread: 3, zones: ['Nowhere at all'] });
  });

  it('do not name single dates that are over', async () => {
    const at = ['DTSTART:20150101T100000Z', 'DTEND:20150101T110000Z'];
    expect(await readingOf(calendarOf([...at, 'RDATE:20150105T100000Z']))).toMatchObject({ unread: 0 });
  });

  it.each([
    ['no rules', ['BEGIN:VTIMEZONE', 'TZID:Mine', 'END:VTIMEZONE']],
    ['a part without an end', ['BEGIN:VTIMEZONE', 'TZID:Mine', 'BEGIN:STANDARD', 'END:VTIMEZONE']],
    ['no name', ['BEGIN:VTIMEZONE', 'END:VTIMEZONE']],
    ['a line that is none', ['BEGIN:VTIMEZONE', 'TZID:Mine', 'nothing', 'END:VTIMEZONE']],
  ])('are read where a zone of the calendar has %s', async (_, zone) => {
    const event = ['DTSTART;TZID=Mine:20261201T100000', 'DURATION:PT1H'];
    const calendar = calendarOf(event).replace('BEGIN:VEVENT', `${zone.join('\r\n')}\r\nBEGIN:VEVENT`);
    expect(await readingOf(calendar)).toMatchObject({ times: ['2026-12-01T07:00 2026-12-01T08:00'] });
  });

  it('name a zone without the characters that cannot be stored', async () => {
    const event = ['DTSTART;TZID=No\u0000where:20261201T100000', 'DURATION:PT1H'];
    expect((await readingOf(calendarOf(event))).zones).toEqual(['Nowhere']);
  });

  it('follow rules over a change of the clocks, without what was taken out, and with what was moved', async () => {
    const london = (name: string, time: string) => `${name};TZID=Europe/London:${time}`;
    const calendar = calendarOf(
      [
        'UID:weekly',
        london('DTSTART', '20261020T090000'),
        london('DTEND', '20261020T100000'),
        'RRULE:FREQ=WEEKLY;UNTIL=20261117T090000Z',
        london('EXDATE', '20261110T090000'),
      ],
      [
        'UID:weekly',
        london('RECURRENCE-ID', '20261027T090000'),
        london('DTSTART', '20261028T150000'),
        london('DTEND', '20261028T160000'),
      ],
      [
        'UID:weekly',
        london('RECURRENCE-ID', '20261103T090000'),
        london('DTSTART', '20261103T090000'),
        london('DTEND', '20261103T100000'),
        'STATUS:CANCELLED',
      ],
    );
    expect(await timesOf(calendar)).toEqual([
      '2026-10-20T08:00 2026-10-20T09:00',
      '2026-10-28T15:00 2026-10-28T16:00',
      '2026-11-17T09:00 2026-11-17T10:00',
    ]);
  });

  it('hold single times of a series to which somebody was invited alone', async () => {
    const alone = (day: number) => [
      'UID:alone',
      `RECURRENCE-ID:202612${day}T090000Z`,
      `DTSTART:202612${day}T100000Z`,
      `DTEND:202612${day}T110000Z`,
    ];
    expect(await timesOf(calendarOf(alone(10), alone(11)))).toEqual([
      '2026-12-10T10:00 2026-12-10T11:00',
      '2026-12-11T10:00 2026-12-11T11:00',
    ]);
  });

  it('are joined where they overlap, and the first 5,000', async () => {
    const each = (rule: string, length: string) => ['DTSTART:20261001T000000Z', `DURATION:${length}`, rule];
    const joined = calendarOf(
      each('RRULE:FREQ=DAILY;COUNT=9', 'PT1H'),
      each('RRULE:FREQ=DAILY;COUNT=9', 'PT2H'),
    );
    expect(await timesOf(joined)).toHaveLength(9);
    const times = await timesOf(calendarOf(each('RRULE:FREQ=HOURLY;COUNT=6000', 'PT10M')));
    expect(times).toHaveLength(5000);
    expect(times[0]).toBe('2026-10-01T00:00 2026-10-01T00:10');
  });
});
