import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Answered, Asked } from './actor';
import { bundleActor } from './bundle-actor';
import type { OperationName } from './operations';

export type Outcome = { value: unknown } | { refused: string } | { failed: string } | { crashed: true };

/** Processes that run operations on one database, and may be killed during one. */
export class Actors {
  private readonly children: Promise<ChildProcess>[] = [];
  private readonly waiting = new Map<number, { of: ChildProcess; resolve: (outcome: Outcome) => void }>();
  private last = 0;

  private constructor(private readonly program: string) {}

  static async start(count: number): Promise<Actors> {
    const actors = new Actors(await bundleActor());
    for (let index = 0; index < count; index++) actors.children.push(actors.open());
    await Promise.all(actors.children);
    return actors;
  }

  /** Lets one of them run an operation; one that is killed before it answers has crashed. */
  async run(actor: number, name: OperationName, given: Record<string, unknown>, at: Date): Promise<Outcome> {
    const child = await this.child(actor);
    const id = ++this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, { of: child, resolve });
      const asked: Asked = { id, name, given, at: at.getTime() };
      child.send(asked);
    });
  }

  /** Kills one without warning. Another starts in its place, and what it is to run waits until it is ready. */
  async crash(actor: number): Promise<void> {
    const child = await this.child(actor);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    this.children[actor % this.children.length] = gone.then(() => this.open());
    await gone;
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.children.map(async (ready) => {
        const child = await ready;
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }),
    );
    await rm(this.program, { force: true });
  }

  private child(actor: number): Promise<ChildProcess> {
    return this.children[actor % this.children.length] as Promise<ChildProcess>;
  }

  private async open(): Promise<ChildProcess> {
    const child = fork(this.program, [], { env: { ...process.env, LOG_LEVEL: 'silent' } });
    child.once('exit', () => this.forget(child));
    await once(child, 'message');
    child.on('message', (answered: Answered) => this.settle(answered));
    return child;
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
