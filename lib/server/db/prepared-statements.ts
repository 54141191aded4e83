import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { MINUTE } from '@/lib/shared/time';

const LIMIT = 400;

/** Begins a statement whose best plan depends on its values: it is not prepared, but planned each time. */
export const ALWAYS_REPLAN = '/* replan */';
/** Begins a `select` that writes, by a function: it cannot use a read-only connection. */
export const WRITES = '/* writes */';
/**
 * Begins a statement that counts one use against a limit, alone or together with reading whose it is. It uses a shared
 * connection for counts. It writes a short row of an unlogged table, so it waits for no disk, and hardly for other
 * statements.
 */
export const COUNTS = '/* counts */';
/**
 * Begins a statement that may take minutes, such as the closing of a month: its caller waits longer than for others.
 */
export const TAKES_LONG = '/* takes long */';
const LONG_MS = 16 * MINUTE;

/**
 * Gives the statements of a transaction 15 minutes of the server's time; others have 14 seconds. Goes with TAKES_LONG.
 */
export const allowMinutes = (db: Db) => sql`set local statement_timeout = '15min'`.execute(db);

// No LRU: connections keep what they prepared to their end, so forgetting a name here would free nothing.
const names = new Map<string, string>();

/** A stable name for a statement's text, or undefined once there are too many to keep prepared. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= LIMIT) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

/** The error text of pg when an answer does not come in time (`query_timeout`). */
const READ_TIMEOUT = 'Query read timeout';

/** Returns the error of a statement whose answer is not waited for any longer. */
export const stuckError = (): Error => new Error(READ_TIMEOUT);

/** Returns whether an error is that one: the connection cannot be used any more. */
export const isStuck = (error: unknown): boolean => error instanceof Error && error.message === READ_TIMEOUT;

const gathering = new WeakSet<pg.ClientBase>();

/** Everything that a client is asked in this turn of the event loop is sent in one write. */
export function gather(client: pg.ClientBase): void {
  if (gathering.has(client)) return;
  gathering.add(client);
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}

type Query = (...input: unknown[]) => unknown;

/**
 * A client that prepares each parameterised statement once per connection: that saves a third of a round trip on hot
 * reads (stack.md, Query layer). Lists are sent as arrays (`= any($1)`), so that there are few texts. Behind a pooler
 * nothing is prepared, except with DATABASE_PREPARE=1. It sends statements without waiting for earlier answers
 * (pipelining, decisions/012).
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), pipeline: true });
    const mayPrepare = env().DATABASE_PREPARE;
    const send = this.query.bind(this) as Query;
    (this as { query: Query }).query = (text, values, ...rest) => {
      if (typeof text === 'string' && text.startsWith(TAKES_LONG))
        return send({ text, values, query_timeout: LONG_MS }, ...rest);
      if (!mayPrepare) return send(text, values, ...rest);
      const name =
        typeof text === 'string' &&
        Array.isArray(values) &&
        values.length > 0 &&
        !text.startsWith(ALWAYS_REPLAN)
          ? statementName(text)
          : undefined;
      return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest);
    };
  }
}
