import { expect, test } from 'vitest';
import { newId } from '@/lib/server/ids';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are UUIDs of version 7, and all of them differ', () => {
  const ids = Array.from({ length: 1_000 }, () => newId());
  for (const id of ids) expect(id).toMatch(UUID_V7);
  expect(new Set(ids).size).toBe(1_000);
});

test('ids sort by the time they carry, and within one millisecond by the order they are made in', () => {
  const early = new Date('2026-01-01T00:00:00.000Z');
  const late = new Date('2026-01-01T00:00:00.001Z');
  const made = [newId(early), newId(early), newId(early), newId(late), newId(late)];
  const back = newId(early);
  expect([...made].sort()).toEqual(made);
  expect(back > (made[2] ?? '')).toBe(true);
  expect(back < (made[3] ?? '')).toBe(true);
});
