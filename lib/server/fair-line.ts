type Owner = string;

/** Keeps those who wait, by their owners. Owners take turns: one with many delays the others by one each. */
export class FairLine<T> {
  /** the owner who comes next is the first */
  readonly #owners = new Map<Owner, T[]>();
  size = 0;

  sizeOf(owner: Owner): number {
    return this.#owners.get(owner)?.length ?? 0;
  }

  add(owner: Owner, waiting: T): void {
    const all = this.#owners.get(owner) ?? [];
    all.push(waiting);
    this.#owners.set(owner, all);
    this.size++;
  }

  /** Takes one out that is in the line. */
  remove(owner: Owner, waiting: T): void {
    const all = this.#owners.get(owner) ?? [];
    all.splice(all.indexOf(waiting), 1);
    if (all.length === 0) this.#owners.delete(owner);
    this.size--;
  }

  /**
   * Takes the first one of the next owner, whose others then wait behind all other owners.
   * @param may whether it can be an owner's turn
   */
  shift(may: (owner: Owner) => boolean = () => true): T | undefined {
    for (const [owner, all] of this.#owners) {
      if (!may(owner)) continue;
      const first = all.shift();
      this.#owners.delete(owner);
      if (all.length > 0) this.#owners.set(owner, all);
      this.size--;
      return first;
    }
    return undefined;
  }
}
