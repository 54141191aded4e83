import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointFiles } from '@/scripts/endpoint-table';

const FOLDER = 'lib/client/endpoints';

test('the generated lists of endpoints match the contract', async () => {
  const expected = await endpointFiles();
  const written = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${FOLDER}/${path}`);
  expect(written.filter((path) => !expected.has(path))).toEqual([]);
  for (const [path, text] of expected) expect(readFileSync(path, 'utf8'), path).toBe(text);
});
