import 'server-only';
import { log } from '@/lib/server/log';

/** Something that runs until it is stopped; if its `promise` ends earlier, it has given up. */
export interface Running {
  promise: Promise<unknown>;
  stop(): Promise<unknown>;
}

const AGAIN_MS = 5_000;

/**
 * Keeps something running from now on: when it gives up, because the database was away for longer than it waits, it is
 * started again, as often as needed.
 * @throws what the first start throws
 */
export async function keepRunning(begin: () => Promise<Running>): Promise<{ stop(): Promise<void> }> {
  const stopped = Promise.withResolvers<void>();
  let isStopping = false;
  let current: Running | null = await begin();

  async function watch(): Promise<void> {
    while (!isStopping) {
      const error = await Promise.race([
        current?.promise.then(
          () => null,
          (error: unknown) => error,
        ),
        stopped.promise,
      ]);
      if (isStopping) return;
      log.warn({ err: error }, 'the worker gave up and is begun anew');
      current = null;
      await Promise.race([pause(), stopped.promise]);
      if (!isStopping) current = await begin().catch(failed);
    }
  }
  const watching = watch();
  return {
    async stop() {
      isStopping = true;
      stopped.resolve();
      await watching;
      await current?.stop();
    },
  };
}

/** Started and ended at once; a stop in between need not report the error. */
function failed(error: unknown): Running {
  const promise = Promise.reject(error);
  promise.catch(() => {});
  return { promise, stop: async () => {} };
}

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AGAIN_MS).unref();
  });
