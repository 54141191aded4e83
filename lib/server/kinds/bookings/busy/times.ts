import 'server-only';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { startLimited } from '@/lib/server/limited-process';
import { joined, type Range } from '../slots/hours';
import { startOf } from '../slots/month';

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

const Times = z.array(z.tuple([z.number(), z.number(), z.boolean()]));

/**
 * When a calendar (RFC 5545) says that its owner is busy: without events that are free or cancelled, and without our
 * own. Whole days, and times without a zone, are those of the owner's zone.
 * @param ourHost what the names of our events end with
 * @returns the first 5,000 of them, in order and apart from each other
 * @throws CalendarError for what is not a calendar, or cannot be read within 10 s
 */
export async function busyTimes(
  calendar: string,
  { within, zone, ourHost }: { within: Range; zone: string; ourHost: string },
): Promise<Range[]> {
  const read = Times.parse(await inProcess(calendar, [String(within.from), String(within.to), ourHost]));
  const at = (time: number, isLocal: boolean) => (isLocal ? startOf(time, zone) : time);
  const times = read
    .map(([from, to, isLocal]) => ({ from: at(from, isLocal), to: at(to, isLocal) }))
    .filter(({ from, to }) => from < to);
  return joined(times).slice(0, MOST_TIMES);
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
