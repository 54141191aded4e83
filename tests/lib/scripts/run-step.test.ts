import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runStep } from '@/scripts/run-step.mjs';

const runs = (code: string) => [process.execPath, '-e', code];

describe('runStep', () => {
  let folder: string;
  let printed: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'steps-'));
    printed = '';
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function run(...commands: string[][]) {
    const print = (text: string) => {
      printed += text;
    };
    return runStep('Packages', commands, { folder, print });
  }

  it('prints one line with the seconds, and writes both outputs of all commands to the log', () => {
    const failure = run(runs('console.log("added 2")'), runs('console.error("engine warning")'));
    expect(failure).toBeUndefined();
    expect(printed).toMatch(/^Packages: \d+ s\n$/);
    expect(readFileSync(join(folder, 'packages.log'), 'utf8')).toMatch(/added 2[\s\S]*engine warning/);
  });

  it('stops at the first failed command, and returns the last 30 lines and the path of the log', () => {
    const lines = 'for (let line = 1; line <= 40; line++) console.log("line", line); process.exit(3)';
    const failure = run(runs(lines), runs('console.log("never")'));
    expect(printed).toMatch(/^Packages: failed after \d+ s\n$/);
    const log = join(folder, 'packages.log');
    expect(failure).toMatch(/^line 11\n[\s\S]*\nline 40\n.* failed: exit 3\n/);
    expect(failure?.endsWith(`The whole log: ${log}`)).toBe(true);
    expect(readFileSync(log, 'utf8')).not.toContain('never\n');
  });

  it('returns why a command could not be started', () => {
    expect(run(['no-such-command'])).toMatch(/no-such-command failed: .*ENOENT/);
  });
});
