import { expect, test } from 'vitest';
import { codeOf, type ImportGraph, importGraph, pageFiles } from '../../setup/import-graph';

const SCHEMAS = ['zod', '@hookform/resolvers/zod'];

test('no page loads zod before a form is touched', async () => {
  const graph = await importGraph(pageFiles());
  const first = firstLoad(graph);
  expect(first.size).toBeGreaterThan(300);
  const guilty = [...first].filter((path) => graph.get(path)?.some(({ to }) => SCHEMAS.includes(to)));
  expect(guilty).toEqual([]);
});

/** The code that a page sends to browsers: its client files, and their static imports. */
function firstLoad(graph: ImportGraph): Set<string> {
  const sent = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string, isSent: boolean) => {
    if (!graph.has(path) || sent.has(path) || (!isSent && seen.has(path))) return;
    const isClient = isSent || (/[.]tsx?$/.test(path) && /^\s*'use client'/.test(codeOf(path)));
    (isClient ? sent : seen).add(path);
    for (const { to, isLater } of graph.get(path) ?? []) if (!isLater) visit(to, isClient);
  };
  for (const page of pageFiles()) visit(page, false);
  return sent;
}
