import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Locator } from '@playwright/test';

// The only places where a test waits: for a value, a row or an element, and never for a time.

const PATIENCE_MS = 15_000;
const PAUSE_MS = 25;
const TRIES = 8;
const TRY_MS = 4_000;

/**
 * Repeats a read (a request, a query, a look into the page) until its value fits.
 * @param fits without it, the value must be truthy
 * @returns the value that fits
 * @throws after `patienceMs`, with the last value
 */
export async function until<T>(
  read: () => T | Promise<T>,
  fits: (value: T) => boolean = Boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (performance.now() > deadline) {
      throw new Error(`${read} did not fit ${fits} in ${patienceMs} ms. The last value: ${inspect(value)}`);
    }
    await pause(PAUSE_MS);
  }
}

/**
 * Repeats an act until an element is visible. Without a script a press is lost, and a page shows what a job did only
 * when it is loaded again. Where a row or an answer says when to act, wait for that and act once.
 * @param act with a timeout of its own where it presses something that may go away
 */
export async function untilShown(element: Locator, act: () => Promise<unknown>): Promise<void> {
  let reason: unknown;
  for (let tries = 0; tries < TRIES; tries++) {
    if (await element.isVisible()) return;
    try {
      await act();
      await element.waitFor({ timeout: TRY_MS });
      return;
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`${element} was not shown after ${TRIES} tries`, { cause: reason });
}
