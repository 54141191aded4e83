import { vi } from 'vitest';
import type { Outline } from '@/lib/contract/kinds/contents';
import type { Unit } from '@/lib/contract/kinds/types';
import { AppError } from '@/lib/server/errors';
import type { Kind } from '@/lib/server/kinds/port';

/** A type that belongs to the kind below in tests. */
export const TEST_TYPE = 'assessment_workshop';

/** What the test kind sells: keys, one after another. */
export interface TestContent {
  kind: 'keys';
  keys: string[];
}

/**
 * A kind for tests, which keeps its content in memory and is bought again each time. A test adds it to the real ones:
 * `vi.mock('@/lib/server/kinds/index', async (original) => withTestKind(await original(), kind));`
 */
export function testKind() {
  const kept = new Map<string, string[]>();
  const used = new Map<string, number>();
  const kind = {
    name: 'keys',
    types: [TEST_TYPE],
    unit: 'session' as Unit,
    ownedOnce: false,
    content: {
      async check(_ctx: unknown, { keys }: TestContent) {
        if (keys.includes('stolen')) throw new AppError('not_found');
      },
      isNewVersion: async (_ctx: unknown, id: string, { keys }: TestContent) =>
        keys.some((key) => !kept.get(id)?.includes(key)),
      async write(_ctx: unknown, { id }: { id: string }, { keys }: TestContent) {
        kept.set(id, keys);
      },
      outlines: async (_ctx: unknown, ids: readonly string[]) =>
        new Map(ids.map((id) => [id, outlineOf(kept.get(id) ?? [])])),
      missing: (outline: { count: number }) =>
        outline.count === 0 ? [{ field: 'keys', message: 'validation:required' }] : [],
      fileIds: async () => [],
      empty: vi.fn(async (_ctx: unknown, ids: readonly string[]) => {
        for (const id of ids) kept.delete(id);
      }),
    },
    purchases: {
      facts: async (_ctx: unknown, held: readonly { id: string }[]) =>
        new Map(held.map(({ id }) => [id, { use: 'open', count: 1 }])),
      usage: async (_ctx: unknown, held: readonly { id: string }[]) =>
        new Map(
          held.map(({ id }) => [
            id,
            { done: used.get(id) ?? 0, of: 1, unit: 'session', times: used.get(id) ?? 0, lastNewAt: null },
          ]),
        ),
    },
    openRoom: async () => undefined,
    personalData: { tables: {}, erase: vi.fn(async () => {}) },
  };
  return { kind: kind as unknown as Kind, kept, used };
}

const outlineOf = (keys: readonly string[]) => ({ kind: 'keys', count: keys.length }) as unknown as Outline;

type Index = typeof import('@/lib/server/kinds/index');

/** The table of kinds with one more in it. */
export function withTestKind(real: Index, kind: Kind): Index {
  return {
    allKinds: () => [...real.allKinds(), kind],
    kindOf: (type) => (type === TEST_TYPE ? kind : real.kindOf(type)),
  };
}
