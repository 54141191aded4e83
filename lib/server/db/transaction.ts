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

// A transaction has to be told what it would need to open another, which it cannot.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('within a transaction')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Runs `work` in a transaction, as the query builder's own `transaction().execute` does, but without its queue: statements
 * that do not need each other's answers are sent together (`Promise.all`) and wake the server once, and `begin` goes out
 * with the first of them. They run in the order in which they were called. See lib/decisions/013.
 * @throws whatever `work` throws; the first failed statement's error where `work` did not mind it, because the server has
 *   given up the transaction by then
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
      if (statements.failure) throw statements.failure.error;
      await send('commit');
      return result;
    } catch (error) {
      // First of all: what else `work` still has under way must not run on behind the rollback.
      statements.end();
      await send('rollback').catch(() => {});
      throw error;
    }
  });
}

class Statements implements ConnectionProvider {
  readonly #connection: DatabaseConnection;
  #hasEnded = false;
  failure: { error: unknown } | undefined;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#hasEnded) throw new Error('a statement after the end of its transaction');
    try {
      return await use(this.#connection);
    } catch (error) {
      this.failure ??= { error };
      throw error;
    }
  }

  end(): void {
    this.#hasEnded = true;
  }
}
