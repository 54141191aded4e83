import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Arguments for Node, and what is added to the environment. */
export interface Command {
  args: string[];
  env: Record<string, string>;
}

/** The inputs of a run besides the code. */
export interface Circumstances {
  seed: number;
  /** An instant in ISO 8601, or `today`: scripts/test-clocks.mjs. */
  clock: string;
}

/** Returns seed and clock as TEST_SEED and TEST_CLOCK say; otherwise a new seed, and today. */
export function circumstancesOf(env: NodeJS.ProcessEnv): Circumstances {
  return { seed: Number(env.TEST_SEED) || randomInt(1, 2 ** 31), clock: env.TEST_CLOCK || 'today' };
}

/** Returns the path of a module that is run by its file. */
export function modulePath(path: string): string {
  return resolve('node_modules', path);
}

/**
 * Returns the command that runs files or projects of vitest; everything where none is named.
 * @param report where the run writes its TestReport
 */
export function vitestCommand(
  { seed, clock }: Circumstances,
  report: string,
  { projects = [], files = [], more = [] }: { projects?: string[]; files?: string[]; more?: string[] },
): Command {
  // vitest takes parts of paths: a path that no longer exists would be left out silently.
  for (const file of files) if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const args = [modulePath('vitest/vitest.mjs'), 'run', '--silent=passed-only', '--reporter=default'];
  args.push('--reporter=./scripts/checks/vitest-report.ts', `--sequence.seed=${seed}`);
  args.push(...projects.map((project) => `--project=${project}`), ...files, ...more);
  return { args, env: { TEST_REPORT: report, TEST_SEED: String(seed), TEST_CLOCK: clock } };
}

/** Returns the command that runs browser tests; all of them where no file is named. */
export function playwrightCommand(
  { seed, clock }: Circumstances,
  report: string,
  { files = [], more = [] }: { files?: string[]; more?: string[] },
): Command {
  return {
    args: [modulePath('@playwright/test/cli.js'), 'test', ...files, ...more],
    env: { TEST_REPORT: report, TEST_SEED: String(seed), TEST_CLOCK: clock },
  };
}
