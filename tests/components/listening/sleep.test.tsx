import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSleep } from '@/components/listening/use-sleep';
import { MINUTE } from '@/lib/shared/time';

it('the sleep timer counts the minutes, and then stops', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const asleep = document.createElement('audio');
  const { result } = renderHook(() => useSleep(asleep));
  act(() => result.current.choose(5));
  const wait = () => act(() => void vi.advanceTimersByTime(MINUTE));
  const pauses = vi.mocked(HTMLMediaElement.prototype.pause).mock.contexts;
  for (const left of [4, 3, 2, 1]) {
    wait();
    expect(result.current.choice).toBe(left);
  }
  expect(pauses).not.toContain(asleep);
  wait();
  expect(pauses).toContain(asleep);
  expect(result.current.choice).toBeNull();
  vi.useRealTimers();
});
