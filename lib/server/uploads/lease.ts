import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lock, RequestRelease } from '@tus/server';
import type { Db } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { dropLease, renewLease, takeLease, wantLease } from './repo-lease';

const RENEWED_EACH_MS = 1_000;
const ASKED_EACH_MS = 150;
/** Longer than a lease lasts: what an instance held that was killed is free by then. */
const PATIENCE_MS = 15_000;

/**
 * One request at a time works on an upload, on whichever instance: a row says who. A second request asks the first to
 * stop, as that one may hang on a connection that its sender has lost.
 */
export class Lease implements Lock {
  /** names this request in the row */
  readonly key = newId();
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly id: string,
  ) {}

  /** @throws AppError `conflict` where the other does not stop in time, `not_found` */
  async lock(_: AbortSignal, stop: RequestRelease): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await takeLease(this.db, this.id, this.key))) {
      if (!(await wantLease(this.db, this.id))) throw new AppError('not_found');
      if (performance.now() > deadline) throw new AppError('conflict');
      await sleep(ASKED_EACH_MS);
    }
    this.renewing = setInterval(() => void this.renew(stop), RENEWED_EACH_MS);
  }

  async unlock(): Promise<void> {
    clearInterval(this.renewing);
    // If the database is away, the lease ends after its time.
    await dropLease(this.db, this.id, this.key).catch((error) => log.warn({ err: error }, 'a lease stays'));
  }

  private async renew(stop: RequestRelease): Promise<void> {
    const isKept = await renewLease(this.db, this.id, this.key).catch(() => false);
    if (!isKept) await stop();
  }
}
