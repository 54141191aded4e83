import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from '@/lib/server/db/heartbeat';
import { isStuck } from '@/lib/server/db/prepared-statements';
import { MINUTE } from '@/lib/shared/time';

const { promise: silence } = Promise.withResolvers<never>();
const ask = vi.fn<() => Promise<unknown>>();
let heartbeat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockReturnValue(silence);
  heartbeat = new Heartbeat(ask);
});
afterEach(() => vi.useRealTimers());

/** The outcome of a statement after some milliseconds; undefined while it is pending. */
async function ended(statement: Promise<unknown>, ms: number): Promise<unknown> {
  let end: unknown;
  statement.then(
    (value) => {
      end = value;
    },
    (error) => {
      end = isStuck(error) ? 'stuck' : error;
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return end;
}

test('statements fail within three seconds of silence, and then at once until the server answers', async () => {
  const [one, other] = [heartbeat.watch(() => silence), heartbeat.watch(() => silence)];
  expect(await ended(Promise.all([one, other]), 2_900)).toBe('stuck');
  expect(await ended(other, 0)).toBe('stuck');
  const send = vi.fn(async () => 1);
  expect(await ended(heartbeat.watch(send), 0)).toBe('stuck');
  expect(send).not.toHaveBeenCalled();
  ask.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await heartbeat.watch(send)).toBe(1);
});

test.each([
  ['answers', () => Promise.resolve()],
  ['refuses the question', () => Promise.reject(new Error('too many connections'))],
])('a slow statement is waited for as long as the server %s', async (_, answer) => {
  ask.mockImplementation(answer);
  const { promise, resolve } = Promise.withResolvers<string>();
  const statement = heartbeat.watch(() => promise);
  expect(await ended(statement, 10 * MINUTE)).toBeUndefined();
  resolve('done');
  expect(await statement).toBe('done');
});

test('a slow statement is waited for as long as the server answers other statements', async () => {
  const statement = heartbeat.watch(() => silence);
  for (let second = 0; second < 10; second++) {
    const refusal = new pg.DatabaseError('no such table', 0, 'error');
    const other = second % 2 === 0 ? async () => second : () => Promise.reject(refusal);
    await heartbeat.watch(other).catch((error) => expect(error).toBe(refusal));
    expect(await ended(statement, 1_000)).toBeUndefined();
  }
  expect(await ended(statement, 5_000)).toBe('stuck');
});

test('no question is asked about statements that are answered', async () => {
  expect(await heartbeat.watch(async () => 1)).toBe(1);
  await expect(heartbeat.watch(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();
});
