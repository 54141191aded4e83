/** Random numbers that repeat: the same seed always gives the same demo. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  between(least: number, most: number): number;
  /** whole, both ends included */
  int(least: number, most: number): number;
  pick<T>(from: readonly T[]): T;
  /** in a new order; the input stays as it is */
  shuffle<T>(from: readonly T[]): T[];
}

/** @param seed any text, such as a title */
export function seeded(seed: string): Random {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);

  // mulberry32 (Tommy Ettinger, public domain)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    between: (least, most) => least + next() * (most - least),
    pick: (from) => from[int(0, from.length - 1)] as (typeof from)[number],
    shuffle(from) {
      const mixed = [...from];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = int(0, last);
        [mixed[last], mixed[other]] = [mixed[other], mixed[last]] as [(typeof mixed)[0], (typeof mixed)[0]];
      }
      return mixed;
    },
  };
}
