import 'server-only';
import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { clock } from '@/lib/server/clock';

let made = randomInt(2 ** 31);

// Random bytes are fetched in advance: fetching them for one id takes longer than everything else.
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
 * A new UUIDv7: ids sort by time, so lists sort by ids. Ids that one process makes in the same millisecond sort in the
 * order they were made.
 * @param at the time in the id; `ctx.now` where there is a context
 */
export function newId(at = clock.now()): string {
  made = (made + 1) >>> 0;
  return v7({ msecs: at.getTime(), seq: made, random: randomBytesOfId() });
}
