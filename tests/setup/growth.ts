import { expect } from 'vitest';

/** Less cannot be measured. */
const LEAST_MS = 5;
/** Twice the input may take this many times as long: twice, and what the machine adds. */
const MOST_RATIO = 3;
const ROUNDS = 5;
const TRIES = 3;

/**
 * Expects that the processor time of a parser grows no faster than its input: twice the input takes at most three times
 * as long. The input is doubled until it takes 5 ms, or until it has `most` characters.
 * @param input returns an input of at least so many characters
 */
export async function expectLinear(
  parse: (input: string) => void,
  input: (length: number) => string,
  most: number,
): Promise<void> {
  await parse(input(100)); // compiles it
  for (let length = 500; length * 2 <= most; length *= 2) {
    const [small, large] = [input(length), input(2 * length)];
    const took = await processorTime(() => parse(small));
    if (took < LEAST_MS) continue;
    if ((await processorTime(() => parse(large))) <= MOST_RATIO * took) return;
    // Other work of this process, such as collecting garbage, may have come between.
    const ratios: number[] = [];
    for (let at = 0; at < TRIES; at++) {
      ratios.push((await medianTime(() => parse(large))) / (await medianTime(() => parse(small))));
      if ((ratios.at(-1) ?? 0) <= MOST_RATIO) return;
    }
    expect(Math.min(...ratios), `${length} characters, then twice as many`).toBeLessThanOrEqual(MOST_RATIO);
  }
}

async function medianTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < ROUNDS; at++) times.push(await processorTime(work));
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** The processor time of this process, in milliseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
