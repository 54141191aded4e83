import 'server-only';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { log } from '@/lib/server/log';
import type { CacheBus, PageCache } from './port';

const CHANNEL = 'qeema_cache';
const GATHER_MS = 20;
const RECONNECT_MS = 1000;
const LONGEST_PAYLOAD = 7_500; // PostgreSQL takes less than 8000 bytes
const EVERYTHING = '*';

/**
 * Announces touched tags to other instances by NOTIFY, and forgets the pages that they touched. It has a connection of
 * its own. While that is lost, notices may be missed, so everything is forgotten afterwards.
 */
export function startPostgresBus(connectionString: string, cache: PageCache): CacheBus {
  const self = randomUUID();
  const waiting = new Set<string>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let telling: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('notification', ({ payload = '' }) => receive(payload));
    next.on('error', () => {}); // 'end' follows
    next.once('end', () => {
      client = undefined;
      retry();
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      cache.clear();
      client = next;
      gather();
    } catch (error) {
      log.warn({ err: error }, 'cache notices: no connection');
      await next.end().catch(() => {});
    }
  }

  function retry(): void {
    if (!isStopped) setTimeout(() => void connect(), RECONNECT_MS).unref();
  }

  function receive(payload: string): void {
    const [sender, ...tags] = payload.split(' ');
    if (sender === self) return;
    if (tags.includes(EVERYTHING)) cache.clear();
    else cache.invalidate(tags);
  }

  function gather(): void {
    if (!client || waiting.size === 0 || telling) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      telling = flush().finally(() => {
        telling = undefined;
        gather(); // what was touched meanwhile
      });
    }, GATHER_MS).unref();
  }

  async function flush(): Promise<void> {
    const tags = [...waiting];
    waiting.clear();
    const text = tags.join(' ');
    const payload = `${self} ${text.length > LONGEST_PAYLOAD ? EVERYTHING : text}`;
    try {
      await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    } catch {
      waiting.add(EVERYTHING); // announced once the connection is back
    }
  }

  void connect();
  return {
    send(tags) {
      for (const tag of tags) waiting.add(tag);
      gather();
    },
    async stop() {
      isStopped = true;
      await telling;
      clearTimeout(timer);
      if (waiting.size > 0) await flush();
      await client?.end();
    },
  };
}
