// `npm test`: every check and every test, all of them even when one fails. The last line sums up.
//   npm test -- STEP …   only these steps, by the names that the summary gives them
//   npm test -- FILE …   only the test files that have this in their path
// A test that fails by a timeout, a lost connection or an absent element gets a second look: scripts/checks/verdict.ts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { circumstancesOf } from './checks/commands';
import { figureLines } from './checks/figures';
import { runCommand } from './checks/run-command';
import { passesSecondLook } from './checks/second-look';
import { chosenSteps, RESULTS, type Step } from './checks/steps';
import { readReport, type TestReport } from './checks/test-report';
import { flakyLines, MOST_SECOND_LOOKS, verdictOf } from './checks/verdict';

const run = circumstancesOf(process.env);
const steps = chosenSteps(process.argv.slice(2), run);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
console.log(`seed ${run.seed}, clock ${run.clock}`);

/** The tests of a step. A check counts as one. */
interface Counts {
  passed: number;
  failed: number;
}

interface Outcome extends Counts {
  /** for the summary */
  line: string;
}

let isBuildMissing = false;
let looksLeft = MOST_SECOND_LOOKS;
const flaky: string[] = [];
const outcomes: Outcome[] = [];
for (const group of sideBySide(steps)) {
  const isAlone = group.length === 1;
  outcomes.push(...(await Promise.all(group.map((step) => runStep(step, isAlone)))));
}
const sum = (what: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[what], 0);
for (const line of figureLines(steps.flatMap(({ report }) => (report ? readReport(report).files : []))))
  console.log(line);
console.log('');
for (const { line } of outcomes) console.log(line);
for (const line of flaky) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/**
 * Checks keep one core busy each, or less, and crash tests wait for most of their time. Such steps run at once where
 * they follow each other; all others run alone.
 */
function sideBySide(all: readonly Step[]): Step[][] {
  const leavesRoom = ({ name, report, needs }: Step) =>
    report === undefined ? name !== 'build' : needs === 'faults' || needs === 'http';
  const groups: Step[][] = [];
  for (const [index, step] of all.entries()) {
    const before = all[index - 1];
    if (before && leavesRoom(before) && leavesRoom(step)) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param isAlone whether no other step runs beside it: then its output is shown as it comes */
async function runStep(step: Step, isAlone: boolean): Promise<Outcome> {
  const { name, report, needs } = step;
  if (isAlone) console.log(`\n== ${name}`);
  const started = performance.now();
  const { status, output } =
    needs && isBuildMissing ? { status: 1, output: '' } : await runCommand(step, isAlone);
  if (!isAlone) process.stdout.write(`\n== ${name}\n${output}`);
  if (name === 'build') isBuildMissing = status !== 0;
  const { passed, failed } = report
    ? await countTests(readReport(report), status)
    : { passed: Number(status === 0), failed: Number(status !== 0) };
  const seconds = Math.round((performance.now() - started) / 1000);
  const line = `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  console.log(line);
  return { passed, failed, line };
}

/** Counts the tests of a step. Tests that pass their second look count as passed. */
async function countTests(report: TestReport, status: number | null): Promise<Counts> {
  const { passed, failed } = report;
  if (status === 0) return passed > 0 ? { passed, failed } : { passed, failed: 1 };
  // A run that fails without a failing test (it crashed, or found none) counts as one failure.
  const red = { passed, failed: Math.max(failed, 1) };
  const verdict = verdictOf(report, looksLeft, (file) => readFileSync(file, 'utf8'));
  if ('reasons' in verdict) {
    for (const reason of verdict.reasons) console.log(`red at once: ${reason}`);
    return red;
  }
  looksLeft -= verdict.files.length;
  for (const file of verdict.files) {
    if (!(await passesSecondLook(file, run))) {
      console.log(`red: ${file.file} failed its second look`);
      return red;
    }
  }
  flaky.push(...verdict.files.flatMap((file) => flakyLines(file, run)));
  return { passed: passed + failed, failed: 0 };
}
