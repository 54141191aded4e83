import 'server-only';

interface Limits {
  /** the largest number in one group */
  most: number;
  /** something that has waited this long is stuck after a slow run, and gets a run of its own beside it */
  heldUpMs: number;
  /** how many runs may go at the same time */
  runs: number;
  /** something that has waited this much longer while all runs are busy is given up as not done */
  patienceMs: number;
}

interface Queued<T> {
  one: T;
  answer: (isDone: boolean) => void;
  timer: NodeJS.Timeout;
}

/** Group commit: whatever arrives during a run goes together into the next run. */
export class GroupQueue<T> {
  readonly #run: (group: readonly T[]) => Promise<ReadonlySet<T>>;
  readonly #limits: Limits;
  readonly #queue: Queued<T>[] = [];
  #runs = 0;

  /** @param run does a group, and returns those that it has done; where it throws, none is done */
  constructor(run: (group: readonly T[]) => Promise<ReadonlySet<T>>, limits: Limits) {
    this.#run = run;
    this.#limits = limits;
  }

  /** @returns whether it was done */
  add(one: T): Promise<boolean> {
    return new Promise((answer) => {
      const timer = setTimeout(() => this.#goBeside(queued), this.#limits.heldUpMs);
      const queued = { one, answer, timer };
      this.#queue.push(queued);
      if (this.#runs === 0) void this.#runUntilEmpty();
    });
  }

  #goBeside(queued: Queued<T>): void {
    if (this.#runs < this.#limits.runs) void this.#runUntilEmpty();
    else queued.timer = setTimeout(() => this.#giveUp(queued), this.#limits.patienceMs);
  }

  #giveUp(queued: Queued<T>): void {
    this.#queue.splice(this.#queue.indexOf(queued), 1);
    queued.answer(false);
  }

  async #runUntilEmpty(): Promise<void> {
    this.#runs++;
    while (this.#queue.length > 0) {
      const group = this.#queue.splice(0, this.#limits.most);
      for (const { timer } of group) clearTimeout(timer);
      const done = await this.#run(group.map(({ one }) => one)).catch(() => new Set<T>());
      for (const { one, answer } of group) answer(done.has(one));
    }
    this.#runs--;
  }
}
