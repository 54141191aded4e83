import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import { EVENTS, type EventGroup, type EventName, type postEvents } from '@/lib/contract/events';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { isCountable } from '@/lib/server/http/countable';
import { DAY } from '@/lib/shared/time';
import { addCounts, listCounts } from './repo';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Counts page views and named events by day (UTC); nothing about the person or the place is stored (decisions/024). */
export async function recordEvents(ctx: Ctx, request: Request, body: Parsed<typeof postEvents>['body']) {
  if (isCountable(request.headers)) {
    const counts = new Map<EventName, number>();
    for (const { name } of body.events) counts.set(name, (counts.get(name) ?? 0) + 1);
    await addCounts(ctx.db, dayOf(ctx.now.getTime()), counts);
  }
  return { done: true as const };
}

/** Days with their own columns, today among them. */
const SHOWN_DAYS = 7;
const MONTH_DAYS = 30;

export interface EventFigures {
  /** the last seven days (UTC), newest first */
  days: string[];
  groups: { group: EventGroup; events: { name: EventName; counts: number[]; month: number }[] }[];
}

/** Returns how often each event happened: on each of the last seven days, and over thirty. For operators. */
export async function getEventFigures(ctx: MemberCtx): Promise<EventFigures> {
  const dayBefore = (days: number) => dayOf(ctx.now.getTime() - days * DAY);
  const days = Array.from({ length: SHOWN_DAYS }, (_, ago) => dayBefore(ago));
  const rows = await listCounts(ctx.db, dayBefore(MONTH_DAYS - 1), dayBefore(0));
  const byName = Map.groupBy(rows, ({ name }) => name);
  const figuresOf = (name: EventName) => {
    const counted = byName.get(name) ?? [];
    const onDay = new Map(counted.map(({ day, count }) => [day, count]));
    const month = counted.reduce((sum, { count }) => sum + count, 0);
    return { name, counts: days.map((day) => onDay.get(day) ?? 0), month };
  };
  const groups = Object.entries(EVENTS) as [EventGroup, readonly EventName[]][];
  return { days, groups: groups.map(([group, names]) => ({ group, events: names.map(figuresOf) })) };
}
