import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { Heartbeat } from './heartbeat';
import { COUNTS, gather, isStuck } from './prepared-statements';
import type { SharedLines } from './shared-lines';

/** Connections that many callers share outside of transactions. */
export interface Lines {
  /** sessions that can only read */
  reads: SharedLines;
  /** for statements that begin with `COUNTS` */
  counts: SharedLines;
}

const READ = /^\s*select\b/i;
const LOCKS = /\bfor (?:no key update|update|share|key share)\b/i;

/**
 * The shared connections that a statement outside of a transaction may use. A read is a `select` that takes no locks;
 * one that must be planned for its values, or writes by a function, begins with a mark. If the mark was forgotten, the
 * server refuses the write.
 */
export function lineOf(text: string): keyof Lines | null {
  if (text.startsWith(COUNTS)) return 'counts';
  return READ.test(text) && !LOCKS.test(text) ? 'reads' : null;
}

/** The pool as the query builder sees it: a connection is taken only for statements that cannot use the shared ones. */
export class LeasedPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #lines: Lines | null;
  readonly #heartbeat: Heartbeat;

  constructor(pool: pg.Pool, lines: Lines | null, heartbeat: Heartbeat) {
    this.options = pool.options;
    this.#pool = pool;
    this.#lines = lines;
    this.#heartbeat = heartbeat;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Lease(this.#pool, this.#lines, this.#heartbeat);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/**
 * From the first statement that cannot use the shared connections, a lease is one connection: a transaction begins with
 * `begin`.
 */
class Lease implements PostgresPoolClient {
  readonly #pool: pg.Pool;
  readonly #lines: Lines | null;
  readonly #heartbeat: Heartbeat;
  #own: Promise<pg.PoolClient> | undefined;
  /** `#own` once it is there: statements asked from then on are sent in the same turn */
  #client: pg.PoolClient | undefined;
  /** it did not answer in time: the next statement on it would wait as well */
  #isStuck = false;

  constructor(pool: pg.Pool, lines: Lines | null, heartbeat: Heartbeat) {
    this.#pool = pool;
    this.#lines = lines;
    this.#heartbeat = heartbeat;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('lists are read by page, not by cursor');
    // pg's types say less about the result than the query builder's.
    return this.#watched(() => this.#run(statement, parameters)) as Promise<PostgresQueryResult<R>>;
  }

  #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#client) return send(this.#client, text, values);
    const line = this.#own ? null : lineOf(text);
    const shared = line && this.#lines?.[line].query(text, values);
    if (shared) return shared;
    this.#own ??= this.#connect();
    return this.#own.then((client) => send(client, text, values));
  }

  #watched(run: () => Promise<pg.QueryResult>): Promise<pg.QueryResult> {
    const answer = this.#heartbeat.watch(run);
    // Separately from the answer, because the answer's timing decides what is sent together.
    answer.catch((error: unknown) => {
      if (isStuck(error)) this.#isStuck = true;
    });
    return answer;
  }

  async #connect(): Promise<pg.PoolClient> {
    const client = await this.#pool.connect();
    this.#client = client;
    return client;
  }

  release(destroy?: boolean): void {
    this.#own?.then(
      (client) => client.release(destroy || this.#isStuck),
      () => {}, // the caller got the error already
    );
  }
}

function send(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  gather(client);
  return client.query(text, [...values]);
}
