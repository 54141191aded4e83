import 'server-only';
import { v7 } from 'uuid';

/** A new UUIDv7. `at` back-dates it (demo data, tests): ids sort by time, and lists by ids. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}
