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

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name}`)
  .filter((name) => /\.tsx?$/.test(name) && !/^tests\/(setup|load)\/|^tests\/lib\/waits\.test/.test(name));

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

it('finds no waits by time or repetition in tests', () => {
  expect(files.length).toBeGreaterThan(500);
  const waits = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const count = Object.values(WAITS).reduce((sum, wait) => sum + (text.match(wait)?.length ?? 0), 0);
    return count > 0 ? [`${file}: ${count}`] : [];
  });
  expect(waits).toEqual([]);
});
