import 'server-only';
import { log } from '@/lib/server/log';
import type { CacheBus } from './port';

// In this time other instances forget their own pages, so that the CDN does not get an old one from them.
const GATHER_MS = 200;
const TIMEOUT_MS = 5_000;
const TRIES = 3;
// Cloudflare takes no more at once; others take more.
const MOST_TAGS = 30;

type Target = {
  /** it takes `POST {"tags": […]}`, and the same tags in the header Surrogate-Key, separated by spaces */
  url: string;
  token: string | undefined;
};

/**
 * Makes a CDN forget pages with the touched tags, many at once and soon after. Nobody waits for it, and no write fails
 * because of it. Where the CDN does not answer three times, it keeps sending its old pages until their time is over.
 */
export function startCdnPurge({ url, token }: Target): CacheBus {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const tags = [...waiting];
    waiting.clear();
    asking = asking.then(async () => {
      for (let at = 0; at < tags.length; at += MOST_TAGS) await purge(tags.slice(at, at + MOST_TAGS));
    });
    return asking;
  }

  async function purge(tags: readonly string[]): Promise<void> {
    for (let tried = 1; tried <= TRIES; tried++) {
      const refusal = await ask(tags).catch((error: unknown) => String(error));
      if (!refusal) return;
      log.warn(
        { count: tags.length, attempt: tried, reason: refusal },
        'the CDN did not forget what was touched',
      );
    }
  }

  /** @returns the reason of a failure; undefined when it worked */
  async function ask(tags: readonly string[]): Promise<string | undefined> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  }

  return {
    send(tags) {
      for (const tag of tags) waiting.add(tag);
      timer ??= setTimeout(() => void flush(), GATHER_MS).unref();
    },
    stop: flush,
  };
}

/** Several ways to announce touched tags, as one. */
export function allBuses(...buses: readonly CacheBus[]): CacheBus {
  return {
    send(tags) {
      for (const bus of buses) bus.send(tags);
    },
    async stop() {
      await Promise.all(buses.map((bus) => bus.stop()));
    },
  };
}
