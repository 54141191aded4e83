/** Older measurements, in milliseconds, say little about the present speed. */
const REMEMBERED_MS = 15_000;
/** Before that, a guess would jump. */
const LEAST_MS = 3_000;

/** How fast a file is being sent lately, and so how long the rest takes. */
export class Pace {
  private seen: { sent: number; at: number }[] = [];

  /** @param size bytes of the whole file */
  constructor(private readonly size: number) {}

  /** After a break, what was seen before it does not count. */
  restart(): void {
    this.seen = [];
  }

  /**
   * @param sent bytes so far
   * @param at milliseconds of any clock that only goes forward
   * @returns null until it can be said
   */
  secondsLeft(sent: number, at: number): number | null {
    this.seen = [
      ...this.seen.filter((one) => at - one.at <= REMEMBERED_MS && one.sent <= sent),
      { sent, at },
    ];
    const first = this.seen[0];
    if (!first || at - first.at < LEAST_MS || sent === first.sent) return null;
    return ((this.size - sent) * (at - first.at)) / (sent - first.sent) / 1000;
  }
}
