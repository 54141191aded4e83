import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeDb, db } from '@/lib/server/db/client';
import { endPostmaster, findPostmaster } from '@/lib/server/db/embedded/postmaster';
import { connectionString } from '@/lib/server/db/embedded/socket';
import { WRITES } from '@/lib/server/db/prepared-statements';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { endApp, freePort, type LaunchedApp, startApp } from '@/tests/setup/launched-app';
import { scratchFolder } from '@/tests/setup/scratch-folder';
import { cookieOf } from '@/tests/setup/session-cookie';
import { until } from '@/tests/setup/waits';

export interface SeededProduct {
  id: string;
  price: { amount: number; currency: string };
  content: string;
}

export interface Seeded {
  buyers: { id: string; token: string; cookie: string }[];
  products: SeededProduct[];
}

export type Victim = 'app' | 'database' | 'both';

/** The built app on its own data folder, to be killed and started again on the same port. */
export class Store {
  readonly dataDir = scratchFolder('faults');
  private killedDatabase = 0;

  private constructor(
    private readonly port: string,
    private app?: LaunchedApp,
  ) {}

  static async open(): Promise<Store> {
    const store = new Store(await freePort());
    await store.start();
    // The factories and checks use the same database and secret as the app.
    Object.assign(process.env, {
      DATA_DIR: store.dataDir,
      DATABASE_URL: connectionString({ host: join(store.dataDir, 'db'), port: 5432 }, 'qeema'),
      AUTH_SECRET: readFileSync(join(store.dataDir, 'secret'), 'utf8').trim(),
      ENCRYPTION_KEY: readFileSync(join(store.dataDir, 'encryption-key'), 'utf8').trim(),
    });
    return store;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const own = { PORT: this.port, DATA_DIR: this.dataDir, TRUSTED_PROXIES: '127.0.0.1,::1' };
    this.app = await startApp(own);
  }

  /** Kills as a crash would, without warning; several processes are killed at the same moment. */
  async kill(victim: Victim): Promise<void> {
    const database = findPostmaster(join(this.dataDir, 'db'));
    if (!database || !this.app) throw new Error('there is nothing to kill');
    if (victim !== 'app') {
      process.kill(database.pid, 'SIGKILL');
      this.killedDatabase = database.pid;
    }
    if (victim !== 'database') await endApp(this.app, 'SIGKILL');
    await closeDb();
  }

  /** Resolves once the app and a running database answer again. */
  async untilReady(): Promise<void> {
    await until(() => this.isReady(), Boolean, 30_000);
  }

  private async isReady(): Promise<boolean> {
    const database = findPostmaster(join(this.dataDir, 'db'));
    // Connections of a dead server stay for a moment, and the app's may be among them.
    if (!database || database.pid === this.killedDatabase) return false;
    const answer = await fetch(`${this.base}/api/health`).catch(() => null);
    const isOpen = await sql`select 1`.execute(db()).catch(() => null);
    return Boolean(answer?.ok && isOpen);
  }

  /** Ends the app in order. @returns its exit code */
  async stop(): Promise<number | null> {
    await closeDb();
    return this.app ? endApp(this.app, 'SIGTERM') : null;
  }

  async remove(): Promise<void> {
    await closeDb();
    if (this.app) await endApp(this.app, 'SIGKILL');
    await endPostmaster(join(this.dataDir, 'db'));
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  get isServerLeft(): boolean {
    return findPostmaster(join(this.dataDir, 'db')) !== undefined;
  }
}

/**
 * Turns the clock on by two minutes for payments that wait to be checked: the sweep then completes what was cut off.
 */
export async function letTimePass(): Promise<void> {
  await sql`update payments set updated_at = updated_at - interval '2 minutes'
    where status in ('created', 'requires_action', 'processing')`.execute(db());
  await sql`update inbound_events set received_at = received_at - interval '2 minutes'
    where status = 'received'`.execute(db());
  await sql`${sql.raw(WRITES)} select graphile_worker.add_job('sweepPayments', '{}')`.execute(db());
}

/** Fills the store with buyers, and with products of a few sellers, each with a file. */
export async function seed(size: { buyers: number; products: number }): Promise<Seeded> {
  const sellers = await make(3, (i) => makeUser(db(), { role: 'CREATOR', email: `seller${i}@example.com` }));
  const products = await make(size.products, async (i) => {
    const content = `%PDF-1.4\n% ${i} ${'قيمة '.repeat(200)}`;
    const files = [{ name: `دليل ${i}.pdf`, content: Buffer.from(content) }];
    const seller = sellers[i % sellers.length] as { id: string };
    const { id, price } = await makeProduct(db(), seller, { price: 999 + 333 * i, files });
    return { id, price, content };
  });
  const buyers = await make(size.buyers, async (i) => {
    const { id } = await makeUser(db(), { email: `buyer${i}@example.com` });
    const { token, sessionId } = await makeSession(db(), id);
    return { id, token, cookie: await cookieOf(sessionId) };
  });
  return { buyers, products };
}

async function make<T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i++) made.push(await one(i));
  return made;
}
