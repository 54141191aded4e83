// A process of its own that works on the shared database as an instance of the app does: forked by actors.ts.

import { subscribe } from 'node:diagnostics_channel';
import type { PostgresPoolClient } from 'kysely';
import { clock } from '@/lib/server/clock';
import { createDb, leasedPool } from '@/lib/server/db/client';
import { AppError } from '@/lib/server/errors';
import { OPERATIONS, type OperationName } from './operations';

export interface Asked {
  id: number;
  name: OperationName;
  /** the operation's arguments, as JSON values */
  given: Record<string, unknown>;
  /** milliseconds since 1970: the clock of this step */
  at: number;
}

/** Dies without warning before it sends this statement to the database or request to the provider, counted from now. */
export interface Doomed {
  diesBefore: number;
}

export type Answered = { id: number } & ({ value: unknown } | { refused: string } | { failed: string });

async function answer({ id, name, given, at }: Asked): Promise<Answered> {
  try {
    clock.stop(new Date(at));
    const run = OPERATIONS[name] as (given: Record<string, unknown>, now: Date) => Promise<unknown>;
    return { id, value: await run(given, new Date(at)) };
  } catch (error) {
    if (error instanceof AppError) return { id, refused: error.code };
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let left = Number.POSITIVE_INFINITY;
function countDown(): void {
  if (--left === 0) process.kill(process.pid, 'SIGKILL');
}
subscribe('http.client.request.created', countDown);

const leased = leasedPool();
const counting = {
  options: leased.options,
  async connect(): Promise<PostgresPoolClient> {
    const client = await leased.connect();
    return {
      query: ((text: string, values: readonly unknown[]) => {
        countDown();
        return client.query(text, values);
      }) as PostgresPoolClient['query'],
      release: () => client.release(),
    };
  },
  end: () => leased.end(),
};
Object.assign(globalThis, { qeemaDb: createDb(counting) });

process.on('message', (message: Asked | Doomed) => {
  if ('diesBefore' in message) left = message.diesBefore;
  else void answer(message).then((answered) => process.send?.(answered));
});
process.send?.('ready');
