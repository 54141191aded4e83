import 'server-only';
import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let made = randomInt(2 ** 31);

/**
 * A new UUIDv7: ids sort by time, and lists by ids. What one process makes in the same millisecond sorts in the order it
 * was made.
 * @param at the time it carries; `ctx.now` where there is a context
 */
export function newId(at = new Date()): string {
  made = (made + 1) >>> 0;
  return v7({ msecs: at.getTime(), seq: made });
}
