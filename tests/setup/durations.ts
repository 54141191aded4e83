import { expect } from 'vitest';

const FEWEST_ROUNDS = 5;
const FEWEST_TURNS = 16;
const MOST_ROUNDS = 40;

/**
 * Expects that one of several rounds takes less than `ms`. Other work of the machine only adds time, so the quickest
 * round tells what the code takes.
 * @param round returns its time in milliseconds; `at` counts from 0
 */
export async function expectQuick(round: (at: number) => Promise<number>, ms: number): Promise<void> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < FEWEST_ROUNDS || (at < MOST_ROUNDS && quickest >= ms); at++) {
    quickest = Math.min(quickest, await round(at));
  }
  expect(quickest).toBeLessThan(ms);
}

/**
 * Expects that two acts take about the same time: the quickest of the one less than twice the quickest of the other.
 * They take turns, so that a busy moment of the machine slows both.
 * @param acts `at` counts the rounds from 0
 */
export async function expectSameTime(
  ...acts: [(at: number) => Promise<unknown>, (at: number) => Promise<unknown>]
): Promise<void> {
  const quickest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const ratio = () => Math.max(...quickest) / Math.min(...quickest);
  for (let at = 0; at < FEWEST_TURNS || (at < MOST_ROUNDS && ratio() >= 2); at++) {
    for (const [index, act] of acts.entries()) {
      const began = performance.now();
      await act(at);
      quickest[index] = Math.min(quickest[index] ?? 0, performance.now() - began);
    }
  }
  expect(ratio()).toBeLessThan(2);
}
