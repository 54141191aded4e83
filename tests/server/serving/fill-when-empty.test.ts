import { expect, it, vi } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { fillWhenEmpty } from '@/lib/server/serving/store';

it('an empty store is filled once by instances that start together, and no store with members', async () => {
  const fill = vi.fn(async () => void (await makeUser(db())));
  await Promise.all([fillWhenEmpty(fill), fillWhenEmpty(fill)]);
  await fillWhenEmpty(fill);
  expect(fill).toHaveBeenCalledOnce();
});
