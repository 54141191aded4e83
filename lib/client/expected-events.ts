import type { EventName } from '@/lib/contract/events';
import { reportEvent } from './analytics';

const nameOf = (name: EventName, of: string) => `expects:${name}:${of}`;

/**
 * Notes that an action has begun whose success shows on a later page, after another site's pages.
 * @param of tells it apart from others of its kind, such as an order's id
 */
export function expectEvent(name: EventName, of = ''): void {
  try {
    window.localStorage.setItem(nameOf(name, of), '1');
  } catch {
    // storage is blocked: it is not counted
  }
}

/** Reports the event once, and only if the action began in this browser. */
export function reportExpected(name: EventName, of = ''): void {
  if (dropExpected(name, of)) reportEvent(name);
}

/** Forgets an action that failed. @returns whether it was expected */
export function dropExpected(name: EventName, of = ''): boolean {
  try {
    const expected = window.localStorage.getItem(nameOf(name, of)) !== null;
    window.localStorage.removeItem(nameOf(name, of));
    return expected;
  } catch {
    return false;
  }
}
