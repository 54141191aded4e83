import { expect, it } from 'vitest';
import { waysTo } from '@/scripts/ways-to.mjs';

const file = (source: string, ...imported: string[]) => ({
  source,
  dependencies: imported.map((resolved) => ({ resolved })),
});
const isServer = (source: string) => source.startsWith('server/');

it('names the shortest way over other modules, also where they import each other', () => {
  const modules = [
    file('hooks/a', 'shared/b'),
    file('shared/b', 'shared/c', 'hooks/a'),
    file('shared/c', 'server/d'),
    file('hooks/e', 'shared/b', 'server/d'),
    file('server/d', 'server/f'),
  ];
  expect(waysTo(modules, isServer)).toEqual(
    new Map([
      ['shared/c', ['server/d']],
      ['hooks/e', ['server/d']],
      ['shared/b', ['shared/c', 'server/d']],
      ['hooks/a', ['shared/b', 'shared/c', 'server/d']],
    ]),
  );
});

it('names none for what a target imports, and for what imports no target', () => {
  expect(waysTo([file('server/a', 'shared/b'), file('hooks/c', 'shared/b')], isServer)).toEqual(new Map());
});
