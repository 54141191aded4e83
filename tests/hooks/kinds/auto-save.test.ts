import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autoSave, type SaveState } from '@/hooks/kinds/courses/auto-save';
import { readKeptText } from '@/hooks/kinds/courses/kept-text';
import { ApiError } from '@/lib/client/api-error';
import { MINUTE } from '@/lib/shared/time';

const KEY = 'draft:lesson:1';
const refused = (code: 'conflict' | 'invalid' | undefined, detail = '') => new ApiError({ code, detail });

function begin(send: (version: number, doc: string[]) => Promise<number>) {
  const states: SaveState['is'][] = [];
  const saver = autoSave<string[]>({ key: KEY, version: 4, send, onState: ({ is }) => states.push(is) });
  return { saver, states };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('autoSave', () => {
  it('saves once, a moment after the last key', async () => {
    const send = vi.fn(async () => 5);
    const { saver, states } = begin(send);
    saver.change(['ا']);
    await vi.advanceTimersByTimeAsync(1_000);
    saver.change(['ا', 'ب']);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(send.mock.calls).toEqual([[4, ['ا', 'ب']]]);
    expect(states.at(-1)).toBe('saved');
    expect(readKeptText(KEY)).toBeNull();
  });

  it('saves after ten seconds while somebody types without a pause', async () => {
    const send = vi.fn(async () => 5);
    const { saver } = begin(send);
    for (let second = 0; second < 11; second++) {
      saver.change([String(second)]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends words that came while it was saving with the new version', async () => {
    let answer = (_: number) => {};
    const send = vi.fn(
      () =>
        new Promise<number>((resolve) => {
          answer = resolve;
        }),
    );
    const { saver } = begin(send);
    saver.change(['one']);
    await vi.advanceTimersByTimeAsync(1_500);
    saver.change(['one', 'two']);
    answer(5);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(send.mock.calls).toEqual([
      [4, ['one']],
      [5, ['one', 'two']],
    ]);
  });

  it('keeps the words while there is no connection, and sends them when it is back', async () => {
    const send = vi.fn().mockRejectedValueOnce(refused(undefined)).mockResolvedValueOnce(5);
    const { saver, states } = begin(send);
    saver.change(['kept']);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(states.at(-1)).toBe('offline');
    expect(readKeptText(KEY)).toEqual({ version: 4, doc: ['kept'] });
    await saver.save();
    expect(states.at(-1)).toBe('saved');
  });

  it('asks when it was saved elsewhere in between, and overwrites nothing by itself', async () => {
    const send = vi.fn().mockRejectedValueOnce(refused('conflict')).mockResolvedValueOnce(8);
    const { saver, states } = begin(send);
    saver.change(['mine']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('conflict');
    await saver.overwrite(7);
    expect(send.mock.calls.at(-1)).toEqual([7, ['mine']]);
    expect(states.at(-1)).toBe('saved');
  });

  it('tries a text again that was refused only after it is changed', async () => {
    const send = vi.fn().mockRejectedValueOnce(refused('invalid', 'too long')).mockResolvedValueOnce(5);
    const { saver, states } = begin(send);
    saver.change(['long']);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(send).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('refused');
    saver.change(['short']);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(states.at(-1)).toBe('saved');
  });
});
