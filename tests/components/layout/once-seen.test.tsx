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

it('waits for the first pictures, and then for a frame', () => {
  onceSeen(then);
  vi.advanceTimersByTime(1_900);
  expect(then).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledOnce();
});

it('does not wait for pictures that come late, nor call a second time when they have come', () => {
  onceSeen(then);
  vi.advanceTimersByTime(2_020);
  expect(then).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(100);
  expect(then).toHaveBeenCalledOnce();
});

it('waits for nothing on a page that is there already, and for no frame in a tab that draws none', () => {
  readyState = 'complete';
  onceSeen(then);
  vi.advanceTimersByTime(20);
  expect(then).toHaveBeenCalledOnce();
  hidden = true;
  onceSeen(then);
  expect(then).toHaveBeenCalledTimes(2);
});
