import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * A test waits for a row, a response or a visible state, and never for a time (lib/decisions/032). The helpers that do
 * it stand in tests/setup/: waits.ts, settled.ts, while-held.ts.
 */
const WAITS = {
  sleep:
    /waitForTimeout\(|=>\s*setTimeout\((?:resolve|done)\b|import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/g,
  poll: /\.toPass\(|\bexpect\s*\.poll\(|'networkidle'/g,
};

/**
 * Files with waits from before this rule, and how many each has: moments of a crash, slow senders, and checks that
 * nothing happened. The list only shrinks: lower a number when you remove a wait.
 */
const LEFT: Readonly<Record<string, number>> = {
  'tests/faults/pooler.test.ts': 1,
  'tests/faults/purchases.test.ts': 1,
  'tests/lib/server/serving/pages/port-stream.test.ts': 1,
  'tests/lib/server/serving/pages/thread.test.ts': 1,
  'tests/model/history.ts': 1,
  'tests/model/sending.test.ts': 1,
};

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name}`)
  .filter((name) => /\.tsx?$/.test(name) && !/^tests\/(setup|load)\//.test(name));

it.each([
  ['sleep', 'await page.waitForTimeout(50);'],
  ['sleep', 'await new Promise((resolve) => setTimeout(resolve, 20));'],
  ['sleep', "import { setTimeout as sleep } from 'node:timers/promises';"],
  ['poll', 'await expect(async () => {}).toPass();'],
  ['poll', 'await expect\n    .poll(read).toBe(1);'],
] as const)('knows a %s: %s', (kind, text) => expect(text.match(WAITS[kind])).toHaveLength(1));

it('knows a timer that nobody waits for', () => {
  expect('setTimeout(() => socket.destroy(), 100)'.match(WAITS.sleep)).toBeNull();
});

it('finds no new waits by time or repetition in tests', () => {
  expect(files.length).toBeGreaterThan(500);
  const added = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const count = Object.values(WAITS).reduce((sum, wait) => sum + (text.match(wait)?.length ?? 0), 0);
    const allowed = file === 'tests/lib/waits.test.ts' ? count : (LEFT[file] ?? 0);
    return count > allowed ? [`${file}: ${count}, at most ${allowed}`] : [];
  });
  expect(added).toEqual([]);
});
