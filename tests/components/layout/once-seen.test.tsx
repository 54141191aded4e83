import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceSeen } from '@/lib/client/first-acts/once-seen';

const then = vi.fn();
let readyState: DocumentReadyState = 'interactive';
let hidden = false;

beforeEach(() => {
  [readyState, hidden] = ['interactive', false];
  then.mockReset();
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the call waits for the first pictures, and then for a frame', () => {
  onceSeen(then);
  vi.advanceTimersByTime(1_900);
  expect(then).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledOnce();
});

it('the call does not wait for late pictures, and is not made again when they arrive', () => {
  onceSeen(then);
  vi.advanceTimersByTime(2_020);
  expect(then).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
});

it('the call waits for nothing on a loaded page, and for no frame in a background tab', () => {
  readyState = 'complete';
  onceSeen(then);
  vi.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledOnce();
  hidden = true;
  onceSeen(then);
  expect(then).toHaveBeenCalledTimes(2);
});
