// The launcher's bundle and Next's bundle share a process but not their modules. Tests share it with both.
const shared = globalThis as typeof globalThis & { qeemaClock?: { aheadMs: number } | { stoppedAt: Date } };

/**
 * The app's clock: the machine's, unless TEST_CLOCK or a test has set it. Every time that the product stores, shows or
 * compares comes from here, usually as `ctx.now`. A duration is measured by `performance.now()`.
 */
export const clock = {
  /** Returns the app's time. */
  now(): Date {
    const setting = shared.qeemaClock;
    if (setting && 'stoppedAt' in setting) return new Date(setting.stoppedAt);
    return new Date(Date.now() + (setting?.aheadMs ?? 0));
  },

  /**
   * Returns the time, or `earliest` if that is later: for a moment that must not lie before the request's own, after
   * the request has waited for locks or for its body.
   */
  nowOr(earliest: Date): Date {
    return new Date(Math.max(clock.now().getTime(), earliest.getTime()));
  },

  /** Returns the milliseconds that the clock is ahead of the machine's; negative if it is behind. */
  aheadMs(): number {
    const setting = shared.qeemaClock;
    if (setting && 'stoppedAt' in setting) return setting.stoppedAt.getTime() - Date.now();
    return setting?.aheadMs ?? 0;
  },

  /** Sets the clock ahead of the machine's, or back with a negative number. It keeps running. */
  setAhead(aheadMs: number): void {
    shared.qeemaClock = { aheadMs };
  },

  /** Sets the clock by the setting TEST_CLOCK: it shows `instant` now, and keeps running. */
  start(instant: Date | 'today'): void {
    clock.setAhead(instant === 'today' ? 0 : instant.getTime() - Date.now());
  },

  /** Sets the clock to a time at which it stays. Only tests do this. */
  stop(at: Date): void {
    shared.qeemaClock = { stoppedAt: at };
  },
};
