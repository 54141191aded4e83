import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What each of these asks of the tables of locked parts; none but the first gives their texts out. */
const KNOWN = [
  'paid-posts/repo-locked.ts',
  // says which tables a member's copy has, and that they go with an account
  'paid-posts/personal-data.ts',
  // whether a file is used, and whether a picture may be looked at
  'db/unused-file.ts',
  'images/repo-images.ts',
  // whether a deleted post still has one
  'posts/repo.ts',
];

it('one file of the server reads locked parts, and a few look whether there is one', () => {
  const root = 'lib/server';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.gen.ts'),
  );
  const reading = files.filter((name) => /locked_(parts|files)/.test(readFileSync(join(root, name), 'utf8')));
  expect(reading.toSorted()).toEqual(KNOWN.toSorted());
});
