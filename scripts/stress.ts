// `npm run stress`: runs the tests that a change touches again and again for five minutes, beside a busy loop, under
// two clocks, in a new order each time. Failures that depend on chance show here first.
//   npm run stress              the tests of what differs from the main branch
//   npm run stress -- FILE …    the test files that have this in their path

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { MINUTE } from '@/lib/shared/time';
import { type Circumstances, playwrightCommand, vitestCommand } from './checks/commands';
import { besideBusyLoop, runCommand } from './checks/run-command';
import { isSpec, RESULTS, testFiles } from './checks/steps';
import { StressLog } from './checks/stress-log';
import { readReport } from './checks/test-report';
import { touchedTests } from './checks/touched-tests';
import { CLOCKS } from './test-clocks.mjs';

const MOST_MS = 5 * MINUTE;
const MOST_RUNS = 10;
const MOST_BROWSER_RUNS = 5;

const { changed, ofSubjects } = chosenTests(process.argv.slice(2));
if ([...changed, ...ofSubjects].some((file) => isSpec(file) || isHttp(file))) prepareBrowser();
mkdirSync(RESULTS, { recursive: true });
const clocks = ['today', CLOCKS[randomInt(1, CLOCKS.length)]?.at ?? 'today'];
const started = performance.now();
const log = new StressLog();
await besideBusyLoop(async () => {
  await repeat(byRunner(changed));
  await repeat(byRunner(ofSubjects));
});
if (changed.length + ofSubjects.length === 0) console.log('no test is touched');
console.log('');
for (const line of log.lines()) console.log(line);
process.exitCode = log.isGreen ? 0 : 1;

/** Returns whether a test asks the built app, which then starts for each run. */
function isHttp(file: string): boolean {
  return file.startsWith('tests/http/');
}

/** Groups files that one run can take. */
function byRunner(files: readonly string[]): string[][] {
  return [files.filter((file) => !isSpec(file) && !isHttp(file)), files.filter(isHttp), files.filter(isSpec)];
}

function chosenTests(parts: readonly string[]): ReturnType<typeof touchedTests> {
  // Faults stop whole servers: each takes minutes.
  const tests = testFiles().filter((file) => !file.startsWith('tests/faults/'));
  if (parts.length === 0) return touchedTests(changedFiles(), tests);
  return { changed: tests.filter((file) => parts.some((part) => file.includes(part))), ofSubjects: [] };
}

/** Returns the paths that differ from where the branch left the main branch, committed or not. */
function changedFiles(): string[] {
  const base = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch)).find(Boolean);
  const tracked = git('diff', '--name-only', '--diff-filter=d', base?.trim() ?? 'HEAD');
  return [...tracked.split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')];
}

function git(...args: string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout;
}

function prepareBrowser(): void {
  const { status } = spawnSync('node', ['scripts/prepare.mjs', 'browser'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/** Runs groups of files in turns, until their time or the most runs are used up. */
async function repeat(groups: readonly string[][]): Promise<void> {
  const lastMs = new Map<string[], number>();
  for (let turn = 0; turn < MOST_RUNS; turn++)
    for (const files of groups) {
      const elapsed = performance.now() - started;
      if (files.length === 0 || elapsed + (lastMs.get(files) ?? 0) > MOST_MS) continue;
      if (isSpec(files[0] ?? '') && turn >= MOST_BROWSER_RUNS) continue;
      await runOnce(files, { seed: randomInt(1, 2 ** 31), clock: clocks[turn % clocks.length] ?? 'today' });
      lastMs.set(files, performance.now() - started - elapsed);
    }
}

async function runOnce(files: string[], run: Circumstances): Promise<void> {
  const report = `${RESULTS}/stress.json`;
  const more = ['--sequence.shuffle.files', '--sequence.shuffle.tests'];
  const command = isSpec(files[0] ?? '')
    ? playwrightCommand(run, report, { files })
    : vitestCommand(run, report, { files, more });
  console.log(`\n== seed ${run.seed}, clock ${run.clock}`);
  const { status } = await runCommand(command, true);
  log.add(files, readReport(report), status === 0, run);
}
