import type pg from 'pg';
import { gather, isStuck, PLAN_ANEW, PreparingClient } from './prepared';

/** Two keep both cores of a small machine busy; more would only sleep in turn. */
const LINES = 2;
/** So many reads may wait on a line; behind more of them a pooled connection is quicker. */
const LONGEST_QUEUE = 32;
/** A line that has not answered for so long is held up by a slow read: nobody else goes behind it. */
const HELD_UP_MS = 25;
const READ = /^\s*select\b/i;
const LOCKS = /\bfor (?:no key update|update|share|key share)\b/i;
// The queue's functions write, however they are called.
const WRITES = /\bgraphile_worker\./;

// One short row of an unlogged table, alone or after who it is for: it waits for no disk, and hardly for anybody.
const COUNTS = ['insert into "rate_limits" ', 'with viewer as (select '];

/** Whether a statement outside a transaction may share a connection: a read that takes no locks and is soon done. */
export function isShared(text: string): boolean {
  if (COUNTS.some((count) => text.startsWith(count))) return true;
  return READ.test(text) && !LOCKS.test(text) && !WRITES.test(text) && !text.startsWith(PLAN_ANEW);
}

interface Line {
  client: Promise<pg.Client>;
  waiting: number;
  /** when it last answered, or began to be waited for */
  movedAt: number;
}

/**
 * Reads of many callers over few connections, one behind the other without waiting for answers (PostgreSQL's pipelining).
 * A statement sent alone wakes a sleeping server process, which costs more than most reads themselves; statements that
 * come together wake it once. See lib/decisions/012.
 */
export class SharedReads {
  readonly #config: pg.ClientConfig;
  readonly #lines: (Line | undefined)[] = Array.from({ length: LINES });

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** Null when every line is full or held up: then the caller takes a connection of its own. */
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> | null {
    const line = this.#shortest();
    return line && line.waiting < LONGEST_QUEUE ? this.#send(line, text, values) : null;
  }

  async end(): Promise<void> {
    const open = this.#lines.splice(0).flatMap((line) => line?.client ?? []);
    await Promise.all(open.map((client) => client.then((ready) => ready.end()).catch(() => {})));
  }

  async #send(line: Line, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (line.waiting++ === 0) line.movedAt = performance.now();
    try {
      const client = await line.client;
      gather(client);
      return await client.query(text, [...values]);
    } catch (error) {
      if (isStuck(error)) this.#giveUp(line);
      throw error;
    } finally {
      line.waiting--;
      line.movedAt = performance.now();
    }
  }

  #shortest(): Line | undefined {
    const now = performance.now();
    let best: Line | undefined;
    for (let at = 0; at < LINES; at++) {
      const line = this.#lines[at] ?? this.#open(at);
      if (line.waiting > 0 && now - line.movedAt > HELD_UP_MS) continue;
      if (!best || line.waiting < best.waiting) best = line;
    }
    return best;
  }

  #open(at: number): Line {
    const line: Line = { client: this.#connect(() => this.#forget(at, line)), waiting: 0, movedAt: 0 };
    // Whoever waits on it hears of its failure; perhaps nobody does.
    line.client.catch(() => {});
    this.#lines[at] = line;
    return line;
  }

  async #connect(lost: () => void): Promise<pg.Client> {
    const client = new PreparingClient(this.#config);
    client.on('error', lost);
    client.once('end', lost);
    try {
      await client.connect();
      return client;
    } catch (error) {
      lost();
      throw error;
    }
  }

  #giveUp(line: Line): void {
    this.#forget(this.#lines.indexOf(line), line);
    // It cannot say goodbye: its server does not listen.
    line.client.then((client) => client.connection.stream.destroy()).catch(() => {});
  }

  // The next read opens a new one.
  #forget(at: number, line: Line): void {
    if (this.#lines[at] === line) this.#lines[at] = undefined;
  }
}
