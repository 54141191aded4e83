import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { ReadLimits } from '@/lib/server/serving/read-limits';

let now: number;
let limits: ReadLimits;

beforeEach(() => {
  now = 1_000_000;
  limits = new ReadLimits('qeema.session', () => now);
});

const from = (address: string, session?: string) =>
  ({
    headers: { 'x-qeema-address': address, ...(session ? { cookie: `a=b; qeema.session=${session}` } : {}) },
  }) as unknown as IncomingMessage;
/** How many of `count` pages are refused. */
const refused = (count: number, request: () => IncomingMessage) =>
  Array.from({ length: count }, () => limits.isOver(request())).filter(Boolean).length;

test('a member gets 600 pages in a minute, and again as many in the next one', () => {
  expect(refused(600, () => from('192.0.2.1', 'one'))).toBe(0);
  expect(refused(5, () => from('192.0.2.1', 'one'))).toBe(5);
  expect(refused(5, () => from('192.0.2.1', 'two'))).toBe(0);
  now += 61_000;
  expect(refused(600, () => from('192.0.2.1', 'one'))).toBe(0);
});

test('an address gets 1,800 pages in a minute, for any number of sessions that its requests name', () => {
  let sessions = 0;
  expect(refused(1_800, () => from('192.0.2.1', `made-up-${sessions++}`))).toBe(0);
  expect(refused(5, () => from('192.0.2.1', `made-up-${sessions++}`))).toBe(5);
  expect(refused(5, () => from('192.0.2.1'))).toBe(5);
  expect(refused(5, () => from('192.0.2.2'))).toBe(0);
});

test('guests who share an address share its pages, and an IPv6 household counts as one address', () => {
  expect(refused(1_800, () => from('2001:db8:0:1::1'))).toBe(0);
  expect(refused(5, () => from('2001:db8:0:1::2'))).toBe(5);
  expect(refused(5, () => from('2001:db8:0:2::1'))).toBe(0);
});
