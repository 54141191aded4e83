import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENGINE } from '@/scripts/checks/engine';

it('names files and folders that exist, each once', () => {
  const paths = Object.values(ENGINE).flat();
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
