import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { lineOf } from '@/lib/server/db/leased-pool';
import { gather } from '@/lib/server/db/prepared-statements';

const BEGIN = /^\s*(begin|start transaction)\b/i;
const DONE = { command: 'SET', rowCount: 0, rows: [] };
/** The message for a test that needs the mark COMMITS and lacks it. */
export const MUST_COMMIT =
  'Another connection would wait for this test, or not see its rows: mark it COMMITS (tests/setup/world.ts)';
const LEFT_OPEN = 'The app returned its connection, and neither committed its transaction nor rolled it back';

// Taken before a test replaces the timers.
const nextTurn = promisify(setImmediate);

/** The transaction that the running code was called in. */
const caller = new AsyncLocalStorage<Lease>();
let checkConstraints: string | undefined;

/**
 * A pool of one connection, in a transaction that is never committed. The app's transactions are savepoints in it. A
 * statement outside of them is a savepoint, too, so that a refused statement does not end the test's transaction.
 * Deferred constraints are checked wherever the app would commit. What PostgreSQL keeps for a transaction it keeps for
 * the whole test: `now()`, locks, `set local`, `pg_current_xact_id()`.
 */
export class OneConnection implements PostgresPool {
  readonly options = {};
  readonly #client: pg.PoolClient;
  /** resolves when the last transaction or statement in the queue for the connection has ended */
  #lastTurn: Promise<void> = Promise.resolve();
  #isInTransaction = false;
  #misuse: Error | undefined;

  private constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  static async open(pool: pg.Pool): Promise<OneConnection> {
    const client = await pool.connect();
    checkConstraints ??= await constraintCheck(client);
    await client.query('begin');
    return new OneConnection(client);
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Lease(this);
  }

  /**
   * Waits for the statements under way, and rolls back.
   * @throws an Error where two transactions were open at once, or one was left open, even if the app caught it
   */
  async end(): Promise<void> {
    await nextTurn();
    await this.#lastTurn;
    await this.#client.query('rollback').finally(() => this.#client.release());
    if (this.#misuse) throw this.#misuse;
  }

  /** Waits for the connection. @returns the function that ends the transaction's turn */
  async beginTransaction(): Promise<() => void> {
    if (this.#isInTransaction) this.refuse();
    this.#isInTransaction = true;
    const endTurn = await this.#takeLateTurn();
    return () => {
      this.#isInTransaction = false;
      endTurn();
    };
  }

  /**
   * Runs a statement as if it were committed at once. What the app reads on connections that can only read
   * (leased-pool.ts) cannot write here either.
   */
  async sendAlone(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const isRead = lineOf(text) === 'reads';
    const endTurn = await (isRead ? this.#takeTurn() : this.#takeLateTurn());
    try {
      const [, answer] = await Promise.all([
        isRead ? this.readOnlySavepoint() : this.savepoint(),
        this.send(text, values),
        isRead ? this.rollBackToSavepoint() : this.releaseSavepoint(),
      ]);
      return answer;
    } catch (error) {
      if (!isRead) await this.rollBackToSavepoint();
      throw error;
    } finally {
      endTurn();
    }
  }

  send(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    gather(this.#client);
    return this.#client.query(text, [...values]);
  }

  savepoint = () => this.send('savepoint app');
  /** Only a rollback to it allows writing again. */
  readOnlySavepoint = () => this.send('savepoint app; set local transaction_read_only = on');
  releaseSavepoint = () => this.send(`${checkConstraints}; release savepoint app`);
  rollBackToSavepoint = () => this.send('rollback to savepoint app; release savepoint app');

  refuse(): never {
    throw this.failAtEnd(MUST_COMMIT);
  }

  /** Makes `end` throw. @returns the error, of the first call if there were several */
  failAtEnd(message: string): Error {
    this.#misuse ??= new Error(message);
    return this.#misuse;
  }

  /** Lets a read that is called next come first, as it may on connections of its own: a write has to be waited for. */
  async #takeLateTurn(): Promise<() => void> {
    await nextTurn();
    return this.#takeTurn();
  }

  async #takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#lastTurn;
    this.#lastTurn = promise;
    await before;
    return resolve;
  }
}

class Lease implements PostgresPoolClient {
  readonly #connection: OneConnection;
  /** its turn on the connection, while a transaction is open */
  #turn: Promise<() => void> | undefined;

  constructor(connection: OneConnection) {
    this.#connection = connection;
  }

  get isInTransaction(): boolean {
    return this.#turn !== undefined;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new TypeError('lists are read by page, not by cursor');
    // pg's types say less about the result than the query builder's.
    return this.#run(statement, parameters) as Promise<PostgresQueryResult<R>>;
  }

  release(): void {
    const turn = this.#turn;
    if (!turn) return;
    // On a connection of the app, later statements of others would run in this transaction.
    this.#connection.failAtEnd(LEFT_OPEN);
    this.#rollBack(turn).catch(() => {});
  }

  #run(text: string, values: readonly unknown[]): Promise<unknown> {
    if (BEGIN.test(text)) return this.#begin();
    const turn = this.#turn;
    if (!turn) return this.#sendAlone(text, values);
    if (text === 'commit') return this.#commit(turn);
    if (text === 'rollback') return this.#rollBack(turn);
    return turn.then(() => this.#connection.send(text, values));
  }

  #begin(): Promise<unknown> {
    // The code that called this goes on inside of the transaction.
    caller.enterWith(this);
    this.#turn = this.#connection.beginTransaction();
    return this.#turn.then(this.#connection.savepoint);
  }

  async #sendAlone(text: string, values: readonly unknown[]): Promise<unknown> {
    // The statement would wait for a transaction that waits for the statement.
    if (caller.getStore()?.isInTransaction) this.#connection.refuse();
    return this.#connection.sendAlone(text, values);
  }

  // The app rolls back after a refused commit.
  async #commit(turn: Promise<() => void>): Promise<unknown> {
    const endTurn = await turn;
    await this.#connection.releaseSavepoint();
    this.#turn = undefined;
    endTurn();
    return DONE;
  }

  async #rollBack(turn: Promise<() => void>): Promise<unknown> {
    const endTurn = await turn;
    this.#turn = undefined;
    await this.#connection.rollBackToSavepoint().finally(endTurn);
    return DONE;
  }
}

/** Returns the statements that check all deferred constraints, and then defer them again. */
async function constraintCheck(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(format('%I.%I', n.nspname, c.conname), ', ') as names
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace where c.condeferred`,
  );
  return `set constraints all immediate; set constraints ${rows[0]?.names} deferred`;
}
