import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { forgetUses } from '@/lib/server/http/rate-limit';
import { planOf } from '@/tests/setup/plan-of';

const KEYS = ['signIn:a@b.example', 'signIn:a@b.example 192.0.2.1', 'signIn:a@b.example device 1'];
const OTHERS = [
  'signIn:a@b.example!',
  'signIn:a@b.example.org',
  'signIn:a@b.exampl',
  'signIn:A@b.example 192.0.2.1',
];

it('when uses of a key are deleted, others stay, and the table is not read whole', async () => {
  await db().deleteFrom('rate_limits').execute();
  const rows = [...KEYS, ...OTHERS].map((key) => ({ key, window_start: new Date(0), count: 1 }));
  await db().insertInto('rate_limits').values(rows).execute();
  await forgetUses(db(), KEYS[0] ?? '');
  const kept = await db().selectFrom('rate_limits').select('key').execute();
  expect(kept.map(({ key }) => key).sort()).toEqual([...OTHERS].sort());

  const lines = await planOf(() => forgetUses(db(), KEYS[0] ?? ''));
  expect(lines).toContain('rate_limits_pkey');
  expect(lines).not.toContain('Seq Scan');
  expect(lines).not.toMatch(/Filter:.*key/);
});
