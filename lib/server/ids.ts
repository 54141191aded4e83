import 'server-only';
import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

let made = randomInt(2 ** 31);

// Random bytes are asked for in advance: for one id alone, asking takes longer than all the rest of making it.
const ID_BYTES = 16;
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

function randomBytesOfId(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}

/**
 * A new UUIDv7: ids sort by time, and lists by ids. What one process makes in the same millisecond sorts in the order
 * it was made.
 * @param at the time it carries; `ctx.now` where there is a context
 */
export function newId(at = new Date()): string {
  made = (made + 1) >>> 0;
  return v7({ msecs: at.getTime(), seq: made, random: randomBytesOfId() });
}
