import 'server-only';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startLimited } from '@/lib/server/limited-process';
import { startOf } from '../../times/zone';
import { joined, type Range } from '../slots/hours';

const SECONDS = 10;
const TOO_MANY = 2;
const MOST_TIMES = 5000;

export class CalendarError extends Error {
  readonly reason: 'unreadable' | 'endless';
  constructor(reason: CalendarError['reason']) {
    super(reason);
    this.name = 'CalendarError';
    this.reason = reason;
  }
}

const Read = z.object({
  busy: z.array(z.tuple([z.number(), z.number(), z.boolean()])),
  unread: z.int(),
  zones: z.array(z.string()),
});

/** The busy times of a calendar, and the entries that we could not read. */
export interface CalendarReading {
  /** the first 5,000 busy times, in order and apart from each other */
  times: Range[];
  /** how many entries were not read, or not whole */
  unread: number;
  /** names of zones that nobody knows: their times are read in the owner's zone */
  zones: string[];
}

/**
 * Reads when a calendar (RFC 5545) says that its owner is busy, by its events and its lists of busy times. Events that
 * are free or cancelled are left out, and so are our own. Whole days, and times without a zone, are those of the
 * owner's zone.
 * @param ourHost what the names of our events end with
 * @throws CalendarError for what is not a calendar, or cannot be read within 10 s
 */
export async function busyTimes(
  calendar: string,
  { within, zone, ourHost }: { within: Range; zone: string; ourHost: string },
): Promise<CalendarReading> {
  const { busy, unread, zones } = Read.parse(
    await inProcess(calendar, [String(within.from), String(within.to), ourHost]),
  );
  const at = (time: number, isLocal: boolean) => (isLocal ? startOf(time, zone) : time);
  const times = busy
    .map(([from, to, isLocal]) => ({ from: at(from, isLocal), to: at(to, isLocal) }))
    .filter(({ from, to }) => from < to);
  return { times: joined(times).slice(0, MOST_TIMES), unread, zones };
}

async function inProcess(calendar: string, args: readonly string[]): Promise<unknown> {
  const child = startLimited('lib/server/kinds/bookings/busy/read-calendar.mjs', args, SECONDS, {
    stdio: ['pipe', 'pipe', 'ignore'],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  const timer = setTimeout(() => child.kill('SIGKILL'), SECONDS * 1000);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  child.stdin.on('error', () => {}); // it died before it had read all: its exit code says why
  child.stdin.end(calendar);
  try {
    const [output, code] = await Promise.all([text(child.stdout), ended]);
    if (code !== 0) throw new CalendarError(code === TOO_MANY ? 'endless' : 'unreadable');
    return JSON.parse(output);
  } finally {
    clearTimeout(timer);
  }
}
