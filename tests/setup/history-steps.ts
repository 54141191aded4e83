import { act } from '@testing-library/react';

// jsdom takes a step through its history in two tasks, and a step may be followed by one back.
const TASKS = 4;

/** Resolves once timers that are due have run, and jsdom has taken all steps through its history that were begun. */
export function historySettled(): Promise<void> {
  return act(async () => {
    await task((next) => setTimeout(next));
    for (let count = 0; count < TASKS; count++) await task(setImmediate);
  });
}

const task = (queue: (next: () => void) => unknown) => new Promise<void>((resolve) => void queue(resolve));
