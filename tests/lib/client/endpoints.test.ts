import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointFiles } from '@/scripts/endpoint-table';

test('the addresses of the endpoints match the contract', async () => {
  const expected = await endpointFiles();
  const written = readdirSync('lib/client/endpoints', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `endpoints/${path}`);
  expect(new Set(['endpoints.gen.ts', ...written])).toEqual(new Set(expected.keys()));
  for (const [path, text] of expected) expect(readFileSync(`lib/client/${path}`, 'utf8')).toBe(text);
});
