import { type ApiError, toApiError } from '@/lib/client/api-error';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Without any success between them: about eight minutes. */
const MOST_TRIES = 20;

export interface Waiting {
  signal: AbortSignal;
  /** it waits for a connection */
  onWait: () => void;
}

/** Failures that pass: no connection, another request that still writes, too many requests, a server that restarts. */
function passes({ status, code }: ApiError): boolean {
  if (code === 'disk_full' || code === 'storage_full') return false;
  return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
}

/** How often something was tried in vain; waits between the tries, and without a connection until there is one. */
export class Patience {
  private failures = 0;

  constructor(private readonly waiting: Waiting) {}

  succeeded(): void {
    this.failures = 0;
  }

  /** @throws `error` when nothing is to be hoped for */
  async after(error: ApiError): Promise<void> {
    const { signal, onWait } = this.waiting;
    if (signal.aborted || !passes(error)) throw error;
    if (navigator.onLine) this.failures += 1;
    if (this.failures > MOST_TRIES) throw error;
    if (error.status === 0) onWait();
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
    await connected(navigator.onLine ? pause : null, signal);
    if (signal.aborted) throw error;
  }
}

/** Until the browser is connected again, or a pause is over. */
function connected(pause: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = pause === null ? undefined : setTimeout(done, pause);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Tries a call again while its failure passes. @throws ApiError */
export async function patientlyCall<T>(work: () => Promise<T>, waiting: Waiting): Promise<T> {
  const patience = new Patience(waiting);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      await patience.after(toApiError(error));
    }
  }
}
