import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import { createDb, leasedPool, pool } from '@/lib/server/db/client';
import type { DB } from '@/lib/server/db/types.gen';
import { acceptCalls } from './late-calls';
import { MUST_COMMIT, OneConnection } from './one-connection';

declare module 'vitest' {
  interface TaskMeta {
    commits?: boolean;
  }
}

/**
 * Marks a test in a clean world that commits: one that runs jobs, waits for locks, runs calls side by side, listens to
 * notices, or depends on `now()` or on the transaction ids of PostgreSQL.
 */
export const COMMITS = { meta: { commits: true } };

const shared = globalThis as typeof globalThis & { qeemaDb?: Kysely<DB> };
let current: { pool: WorldPool; db: Kysely<DB> } | undefined;

/**
 * Makes the world of a file or `describe` block once and commits it. What a test and its `beforeEach` write is rolled
 * back, so every test finds the world as it was made. For a test marked COMMITS, and for the test after it, `make`
 * makes a new world; the rows of the old one stay in the database. Call it before the first `beforeEach`, and not in a
 * block inside of another clean world.
 * @param make sets the variables of the tests
 */
export function cleanWorld(make: () => Promise<unknown>): void {
  acceptCalls();
  const world = worldPool();
  let isClean = false;
  beforeEach(async ({ task }) => {
    const commits = task.meta.commits ?? false;
    if (commits || !isClean) await make();
    isClean = !commits;
    if (!commits) await world.begin();
  });
  afterEach(() => world.rollBack());
}

/** Refuses work on another connection, which does not see the rows of a clean world. @throws an Error there */
export function refuseInCleanWorld(): void {
  if (current && current.db === shared.qeemaDb && current.pool.isRolledBack) throw new Error(MUST_COMMIT);
}

/** Returns the query builder's pool; the whole file has one query builder, because contexts keep it. */
function worldPool(): WorldPool {
  if (current && current.db === shared.qeemaDb) return current.pool;
  if (shared.qeemaDb) throw new Error('cleanWorld() has to be called before the first db()');
  const world = new WorldPool();
  shared.qeemaDb = createDb(world);
  current = { pool: world, db: shared.qeemaDb };
  return world;
}

class WorldPool implements PostgresPool {
  readonly options = {};
  readonly #committing = leasedPool();
  #rolledBack: OneConnection | undefined;

  get isRolledBack(): boolean {
    return this.#rolledBack !== undefined;
  }

  connect(): Promise<PostgresPoolClient> {
    return (this.#rolledBack ?? this.#committing).connect();
  }

  async begin(): Promise<void> {
    this.#rolledBack = await OneConnection.open(pool());
  }

  async rollBack(): Promise<void> {
    const rolledBack = this.#rolledBack;
    this.#rolledBack = undefined;
    await rolledBack?.end();
  }

  async end(): Promise<void> {}
}
