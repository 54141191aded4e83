import 'server-only';
import pg from 'pg';
import { log } from '@/lib/server/log';
import { stuckError } from './prepared-statements';
import { directUrl } from './session';

const LOOK_EVERY_MS = 250;
/** A statement that waits this long may be slow, or its server may be frozen: the server itself is asked. */
const SILENCE_MS = 500;
/** The server has this long to answer, in slices: a busy event loop of ours costs one slice, not all of them. */
const PATIENCE = { slices: 6, ms: 300 };
const REST_MS = 1_000;

/** Settles as soon as the server answers anything, even a refusal; the signal ends it. */
type Ask = (signal: AbortSignal) => Promise<unknown>;

interface Waiting {
  since: number;
  giveUp: () => void;
}

/**
 * Ends waiting for a database that is silent, within three seconds. A slow statement is not cut: as long as the server
 * answers another statement or a new connection, it is working. While it is silent, statements fail at once.
 */
export class Heartbeat {
  readonly #waiting = new Set<Waiting>();
  readonly #ask: Ask;
  #isSilent = false;
  #answers = 0;
  #isAsking = false;
  #looks: NodeJS.Timeout | undefined;

  constructor(ask: Ask = askServer) {
    this.#ask = ask;
  }

  /** Returns what `send` resolves with. @throws the error of `isStuck` while the server is silent */
  watch<T>(send: () => Promise<T>): Promise<T> {
    if (this.#isSilent) return Promise.reject(stuckError());
    this.#looks ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    const answer = send();
    return new Promise<T>((resolve, reject) => {
      const waiting = { since: performance.now(), giveUp: () => reject(stuckError()) };
      this.#waiting.add(waiting);
      const forget = () => this.#waiting.delete(waiting);
      const hear = (result: T) => {
        this.#answers++;
        resolve(result);
      };
      const hearRefusal = (error: unknown) => {
        if (error instanceof pg.DatabaseError) this.#answers++;
        reject(error);
      };
      answer.then(hear, hearRefusal).finally(forget);
    });
  }

  #look(): void {
    // A set keeps the order of additions.
    const [oldest] = this.#waiting;
    if (oldest && performance.now() - oldest.since >= SILENCE_MS) void this.#askOnce();
    if (oldest) return;
    clearInterval(this.#looks);
    this.#looks = undefined;
  }

  async #askOnce(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (!(await this.#isAnswered())) this.#giveUp();
    if (this.#isSilent) log.warn('the database answers again');
    this.#isSilent = false;
    await rest(REST_MS);
    this.#isAsking = false;
  }

  #giveUp(): void {
    if (!this.#isSilent) log.error('the database does not answer: requests are refused until it does');
    this.#isSilent = true;
    for (const { giveUp } of this.#waiting) giveUp();
    this.#waiting.clear();
  }

  async #isAnswered(): Promise<boolean> {
    let isAnswered = false;
    const hear = () => {
      isAnswered = true;
    };
    const earlier = this.#answers;
    const asking = new AbortController();
    const answer = this.#ask(asking.signal).then(hear, hear);
    for (let left = PATIENCE.slices; left > 0 && !isAnswered; left--) {
      await Promise.race([answer, rest(PATIENCE.ms)]);
      if (this.#answers > earlier) hear();
    }
    const wasAnswered = isAnswered; // ending the question settles it as well
    asking.abort();
    return wasAnswered;
  }
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Asks over a new connection, because the others may wait for locks. */
async function askServer(signal: AbortSignal): Promise<void> {
  const client = new pg.Client(directUrl());
  client.on('error', () => {}); // it shows in the answer
  signal.addEventListener('abort', () => client.connection.stream.destroy());
  await client.connect();
  await client.query('select 1');
  await client.end();
}
