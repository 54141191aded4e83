import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointTable } from '@/scripts/endpoint-table';

test('the browser’s list of addresses matches the contract', async () => {
  expect(readFileSync('lib/client/endpoints.gen.ts', 'utf8')).toBe(await endpointTable());
});
