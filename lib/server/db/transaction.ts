import 'server-only';
import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  Transaction,
} from 'kysely';
import type { DB } from './types.gen';

// This file uses what the query builder promises nobody: the executor, and how a `Transaction` is made. So package.json names
// its exact version; after an update, tests/server/db/ shows whether all of it is still there.

// A transaction has to be told what it would need to open another, which it cannot.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('within a transaction')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Runs `work` in a transaction, as the query builder's own `transaction().execute` does, but without its queue:
 * statements that do not need each other's answers are sent together (`Promise.all`) and wake the server once, and
 * `begin` goes out with the first of them. They run in the order in which they were called. The commit is sent when
 * `work` has returned and all of its statements were answered. See lib/decisions/013.
 * @throws whatever `work` throws; the first failed statement's error where `work` did not mind it, because the server
 *   has given up the transaction by then; an Error where `work` did not wait for a statement. Nothing is kept then.
 */
export function transact<T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const statements = new Statements(connection);
    const send = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    // Where it fails, so does every statement after it.
    send('begin').catch(() => {});
    try {
      const result = await work(
        new Transaction({ ...UNUSED, executor: executor.withConnectionProvider(statements) }),
      );
      statements.end();
      await send('commit');
      return result;
    } catch (error) {
      // First of all: what else `work` still has under way must not run on after the rollback.
      statements.refuseMore();
      await send('rollback').catch(() => {});
      throw error;
    }
  });
}

class Statements implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  #mayCome = true;
  #underWay = 0;
  #failure: { error: unknown } | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  // The query builder calls it in the same turn in which it is asked, so none is on its way to here.
  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (!this.#mayCome) throw new Error('a statement after the end of its transaction');
    this.#underWay++;
    try {
      return await use(this.#connection);
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    } finally {
      this.#underWay--;
    }
  }

  refuseMore(): void {
    this.#mayCome = false;
  }

  /**
   * @throws the first failed statement's error; an Error where one has no answer yet: it may fail, or more follow it
   */
  end(): void {
    this.refuseMore();
    if (this.#failure) throw this.#failure.error;
    if (this.#underWay > 0) throw new Error('a transaction that did not wait for its statements');
  }
}
