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

// The query builder wants everything that would be needed to open another transaction. It cannot open one, so this is
// never used.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('within a transaction')) });
const UNUSED = { config: { dialect }, dialect, driver: dialect.createDriver() };

/**
 * Runs `work` in a transaction, as the query builder's own `transaction().execute` does, but without its queue.
 * Statements that do not need each other's answers are sent together (`Promise.all`) and wake the server once; `begin`
 * is sent with the first of them. They run in the order in which they were called. The commit is sent when `work` has
 * returned and all of its statements are answered. See lib/decisions/013.
 * @throws whatever `work` throws; the first failed statement's error where `work` ignored it, because the server has
 *   given up the transaction by then; an Error where `work` did not wait for a statement. Nothing is stored then.
 */
export function transact<T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const statements = new Statements(connection);
    const send = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    // If it fails, every statement after it fails, too.
    send('begin').catch(() => {});
    try {
      const result = await work(
        new Transaction({ ...UNUSED, executor: executor.withConnectionProvider(statements) }),
      );
      statements.end();
      await send('commit');
      return result;
    } catch (error) {
      // This comes first: statements that `work` still has under way must not run after the rollback.
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

  // The query builder calls this in the same turn as the statement, so no call can be late.
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
   * @throws the first failed statement's error; an Error where one is not answered yet: it may fail, or more may follow
   */
  end(): void {
    this.refuseMore();
    if (this.#failure) throw this.#failure.error;
    if (this.#underWay > 0) throw new Error('a transaction that did not wait for its statements');
  }
}
