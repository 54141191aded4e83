import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Answered, Asked, Doomed } from './actor';
import { bundleActor } from './bundle-actor';
import type { OperationName } from './operations';

/** A process, and the number of the statement or request before which it dies. */
export interface Crash {
  actor: number;
  before: number;
}

export type Outcome = { value: unknown } | { refused: string } | { failed: string } | { crashed: true };

/** Processes that run operations on one database, and may be killed during one. */
export class Actors {
  private readonly children: ChildProcess[] = [];
  private readonly waiting = new Map<number, { of: ChildProcess; resolve: (outcome: Outcome) => void }>();
  private last = 0;

  private constructor(private readonly program: string) {}

  static async start(count: number): Promise<Actors> {
    const actors = new Actors(await bundleActor());
    await Promise.all(Array.from({ length: count }, (_, index) => actors.open(index)));
    return actors;
  }

  /** Lets one of them run an operation; one that is killed before it answers has crashed. */
  run(actor: number, name: OperationName, given: Record<string, unknown>, at: Date): Promise<Outcome> {
    const child = this.children[actor % this.children.length] as ChildProcess;
    const id = ++this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, { of: child, resolve });
      const asked: Asked = { id, name, given, at: at.getTime() };
      send(child, asked);
    });
  }

  /**
   * Lets one die without warning during some work: before it sends its n-th statement to the database or request to the
   * provider, or at the end if it sends fewer. Another takes its place.
   */
  async crashDuring<T>({ actor, before }: Crash, work: () => Promise<T>): Promise<T> {
    const index = actor % this.children.length;
    const child = this.children[index] as ChildProcess;
    const replaced = Promise.withResolvers<void>();
    // Before anybody hears that it crashed, and asks the next.
    child.prependOnceListener('exit', () => replaced.resolve(this.open(index)));
    send(child, { diesBefore: before });
    const result = await work();
    child.kill('SIGKILL');
    await replaced.promise;
    return result;
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.children.map((child) => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        return gone;
      }),
    );
    await Promise.all([this.program, `${this.program}.map`].map((file) => rm(file, { force: true })));
  }

  private async open(index: number): Promise<void> {
    const child = fork(this.program, [], { env: { ...process.env, LOG_LEVEL: 'silent' } });
    this.children[index] = child;
    child.once('exit', () => this.forget(child));
    await once(child, 'message');
    child.on('message', (answered: Answered) => this.settle(answered));
  }

  private settle({ id, ...outcome }: Answered): void {
    this.waiting.get(id)?.resolve(outcome);
    this.waiting.delete(id);
  }

  private forget(child: ChildProcess): void {
    for (const [id, { of, resolve }] of this.waiting) {
      if (of !== child) continue;
      this.waiting.delete(id);
      resolve({ crashed: true });
    }
  }
}

/** What a process that has just died does not get is settled when its end is known. */
function send(child: ChildProcess, message: Asked | Doomed): void {
  child.send(message, () => {});
}
