import type pg from 'pg';
import { log } from '@/lib/server/log';
import { gather, isStuck, PreparingClient } from './prepared-statements';
import { isRefusedParameter, withSetting } from './session';

/** How many statements may wait on a line; if more wait, a pooled connection is quicker. */
const LONGEST_QUEUE = 32;
/** A line that has not answered for this long is delayed by a slow statement: no other statement joins it. */
const HELD_UP_MS = 25;
const READ_ONLY = 'default_transaction_read_only';

interface Line {
  /** once it is connected; until then no statement waits for it */
  client: pg.Client | undefined;
  waiting: number;
  /** when it last answered, or got its first waiting statement */
  movedAt: number;
}

/**
 * Statements of many callers over few connections, sent one after the other without waiting for answers (PostgreSQL's
 * pipelining). A statement sent alone wakes a sleeping server process, which costs more than most statements
 * themselves; statements sent together wake it once. None may be part of a transaction. See lib/decisions/012.
 */
export class SharedLines {
  readonly #config: pg.ClientConfig;
  readonly #isReadOnly: boolean;
  readonly #lines: (Line | undefined)[];
  readonly #clients = new Set<pg.Client>();
  #mayOpen = true;

  /** @param of.isReadOnly whether the server must refuse every write in these sessions */
  constructor(connectionString: string, of: { count: number; isReadOnly: boolean; limits: pg.ClientConfig }) {
    const address = of.isReadOnly ? withSetting(connectionString, `${READ_ONLY}=on`) : connectionString;
    this.#config = { ...of.limits, connectionString: address };
    this.#isReadOnly = of.isReadOnly;
    this.#lines = Array.from({ length: of.count });
  }

  /** Null when no line is connected, or each is full or delayed: then the caller uses a connection of its own. */
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> | null {
    const line = this.#shortest();
    return line?.client && line.waiting < LONGEST_QUEUE ? this.#send(line, line.client, text, values) : null;
  }

  async end(): Promise<void> {
    this.#mayOpen = false;
    await Promise.all([...this.#clients].map((client) => client.end().catch(() => {})));
  }

  async #send(
    line: Line,
    client: pg.Client,
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult> {
    if (line.waiting++ === 0) line.movedAt = performance.now();
    try {
      gather(client);
      return await client.query(text, [...values]);
    } catch (error) {
      if (isStuck(error)) this.#giveUp(line, client);
      throw error;
    } finally {
      line.waiting--;
      line.movedAt = performance.now();
    }
  }

  #shortest(): Line | undefined {
    const now = performance.now();
    let best: Line | undefined;
    for (let at = 0; at < this.#lines.length; at++) {
      const line = this.#lines[at] ?? this.#open(at);
      if (!line?.client || (line.waiting > 0 && now - line.movedAt > HELD_UP_MS)) continue;
      if (!best || line.waiting < best.waiting) best = line;
    }
    return best;
  }

  #open(at: number): Line | undefined {
    if (!this.#mayOpen) return undefined;
    const line: Line = { client: undefined, waiting: 0, movedAt: 0 };
    this.#lines[at] = line;
    void this.#connect(line);
    return line;
  }

  async #connect(line: Line): Promise<void> {
    const client = new PreparingClient(this.#config);
    const lost = () => {
      this.#clients.delete(client);
      this.#forget(line);
    };
    client.on('error', lost);
    client.once('end', lost);
    this.#clients.add(client);
    try {
      if (await isAsAsked(client, this.#isReadOnly)) line.client = client;
      else await this.#doWithout(client);
    } catch {
      // The next caller uses the pool, and gets the reason why the server cannot be reached.
      lost();
      client.connection.stream.destroy();
    }
  }

  #doWithout(client: pg.Client): Promise<void> {
    if (this.#mayOpen) log.info('reads share no connections: a pooler gives no sessions that can only read');
    this.#mayOpen = false;
    return client.end();
  }

  #giveUp(line: Line, client: pg.Client): void {
    this.#forget(line);
    // A clean end is impossible, because its server does not read.
    client.connection.stream.destroy();
  }

  // The next statement opens a new line.
  #forget(line: Line): void {
    const at = this.#lines.indexOf(line);
    if (at >= 0) this.#lines[at] = undefined;
  }
}

/**
 * Opens a session.
 * @returns false where a pooler refuses its parameter, or drops it: then writes would not be refused
 */
async function isAsAsked(client: pg.Client, isReadOnly: boolean): Promise<boolean> {
  try {
    await client.connect();
  } catch (error) {
    if (isRefusedParameter(error)) return false;
    throw error;
  }
  if (!isReadOnly) return true;
  const { rows } = await client.query<{ setting: string }>(
    `select current_setting('${READ_ONLY}') as setting`,
  );
  return rows[0]?.setting === 'on';
}
