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

/** Sends a transaction's last statements and the commit right behind them: see `transact`. */
export type Lastly = <T>(send: () => Promise<T>) => Promise<T>;

/**
 * Runs `work` in a transaction, as the query builder's own `transaction().execute` does, but without its queue: statements
 * that do not need each other's answers are sent together (`Promise.all`) and wake the server once, and `begin` goes out
 * with the first of them. They run in the order in which they were called. See lib/decisions/013.
 *
 * `lastly` sends the commit together with the last statements, one turn less between two processes. What it is given must
 * send all of its statements at once; a statement after them is refused, and nothing may fail behind it but they. When one
 * of them fails, the server answers the commit with a rollback.
 * @throws whatever `work` throws; the first failed statement's error where `work` did not mind it, because the server has
 *   given up the transaction by then
 */
export function transact<T>(
  db: Kysely<DB>,
  work: (trx: Transaction<DB>, lastly: Lastly) => Promise<T>,
): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const statements = new Statements(connection);
    const send = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    let committed: Promise<unknown> | undefined;
    const commit = () => {
      statements.end();
      committed ??= send('commit');
      return committed;
    };
    // Where it fails, so does every statement after it.
    send('begin').catch(() => {});
    try {
      const result = await work(
        new Transaction({ ...UNUSED, executor: executor.withConnectionProvider(statements) }),
        (sendLast) => {
          const answers = sendLast();
          let hasFailed = false;
          answers.catch(() => {
            hasFailed = true;
          });
          onceSent(() => {
            // A branch that failed before it sent anything has no statement by which the server would know.
            if (!hasFailed && !statements.failure) commit().catch(() => {});
          });
          return answers;
        },
      );
      statements.throwFailure();
      await commit();
      statements.throwFailure();
      return result;
    } catch (error) {
      // First of all: what else `work` still has under way must not run on behind the rollback.
      statements.end();
      await (committed ?? send('rollback')).catch(() => {});
      throw error;
    }
  });
}

/**
 * Runs when what was begun in this turn has sent its statements (the query builder needs some microtasks for each, and
 * ticks run when none is left), but before they are written out (`gather`).
 */
function onceSent(then: () => void): void {
  queueMicrotask(() => process.nextTick(then));
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

  /** The first failed statement's error: the server has given the transaction up. */
  throwFailure(): void {
    if (this.failure) throw this.failure.error;
  }
}
