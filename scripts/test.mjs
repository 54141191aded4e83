// `npm test`: every check and every test, all of them even when one fails. The last line sums up.
//   npm test -- STEP …   only these steps, by the names that the summary gives them
//   npm test -- FILE …   only the test files that have this in their path
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { countPlaywright, countVitest, slowestLines } from './test-results.mjs';

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, '.cache/test-results');
const module = (path) => resolve(root, 'node_modules', path);

// Tests that depend on the database server, by its SQL, its locks, its notifications or its plans: `.ci/run` repeats
// them on another version of PostgreSQL. The demo runs most of the app's statements.
const ENGINE = [
  ...[
    'adapters/cache.test.ts',
    'auth/hostile-sessions.test.ts',
    'blocks/plans.test.ts',
    'checkout',
    'creator-stats',
    'db',
    'demo',
  ],
  ...[
    'disputes',
    'entitlements',
    'feed',
    'gateway-events',
    'http/limits.test.ts',
    'jobs',
    'ledger',
    'orders',
    'payments',
    'payouts',
    'reconciliation',
  ],
  ...['refunds', 'revenue-share', 'search'],
].map((name) => `tests/server/${name}`);

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, args: string[], env?: Record<string, string> }} Command */
/** @typedef {Command & { count?: () => Counts, needs?: 'faults' | 'browser' }} Step */

/** @type {Step[]} */
const STEPS = [
  { name: 'style', args: [module('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'types', args: ['scripts/types.mjs'] },
  { name: 'import directions', args: ['scripts/import-directions.mjs'] },
  { name: 'file lengths', args: ['scripts/file-lengths.mjs'] },
  { name: 'plain English', args: ['scripts/plain-english.mjs'] },
  { name: 'unused', args: [module('knip/bin/knip.js'), '--treat-config-hints-as-errors'] },
  { name: 'database types', args: ['scripts/run.mjs', 'scripts/db-types.ts', '--check'] },
  vitest('vitest', ['unit', 'server', 'server-alone', 'component']),
  { ...vitest('faults', ['faults']), needs: 'faults' },
  playwright(),
];

// Only run on request.
const MORE = [vitest('engine', ['server', 'server-alone'], [...ENGINE, 'tests/model'])];

const steps = chosen(process.argv.slice(2));
const firstBuilt = steps.findIndex(({ needs }) => needs);
if (firstBuilt >= 0) {
  const purposes = new Set(steps.flatMap(({ needs }) => needs ?? []));
  steps.splice(firstBuilt, 0, { name: 'build', args: ['scripts/prepare.mjs', ...purposes] });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let isBuildMissing = false;
const outcomes = [];
for (const together of sideBySide(steps)) {
  const isAlone = together.length === 1;
  outcomes.push(...(await Promise.all(together.map((step) => runStep(step, isAlone)))));
}
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  outcomes.reduce((total, outcome) => total + outcome[what], 0);
for (const line of slowestLines(results)) console.log(line);
console.log('');
for (const { line } of outcomes) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** @param {string[]} wanted names of steps, or parts of paths @returns {Step[]} */
function chosen(wanted) {
  if (wanted.length === 0) return [...STEPS];
  const steps = [...STEPS, ...MORE].filter(({ name }) => wanted.includes(name));
  const parts = wanted.filter((word) => !steps.some(({ name }) => name === word));
  const all = readdirSync(resolve(root, 'tests'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/${file}`,
  );
  const files = all.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const found = parts.flatMap((part) => {
    const matching = files.filter((file) => file.includes(part));
    if (matching.length === 0)
      throw new Error(`no step is called ${part}, and no test file has it in its path`);
    return matching;
  });
  const isSpec = (/** @type {string} */ file) => file.endsWith('.spec.ts');
  const [specs, rest] = [found.filter(isSpec), found.filter((file) => !isSpec(file))];
  /** @type {Pick<Step, 'needs'>} */
  const needs = rest.some((file) => file.startsWith('tests/faults/')) ? { needs: 'faults' } : {};
  return [
    ...steps,
    ...(rest.length > 0 ? [{ ...vitest('test files', [], rest), ...needs }] : []),
    ...(specs.length > 0 ? [playwright(specs)] : []),
  ];
}

/**
 * Checks keep one core busy each, or less: those that follow each other run at once. All others run alone.
 * @param {Step[]} steps
 * @returns {Step[][]}
 */
function sideBySide(steps) {
  const isCheck = (/** @type {Step} */ { name, count }) => count === undefined && name !== 'build';
  /** @type {Step[][]} */
  const groups = [];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (before && isCheck(before) && isCheck(step)) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * @param {Step} step
 * @param {boolean} isAlone whether no other step runs beside it: then its words are shown as they come
 */
async function runStep({ name, args, env, count, needs }, isAlone) {
  if (isAlone) console.log(`\n== ${name}`);
  const started = Date.now();
  const { status, said } = needs && isBuildMissing ? { status: 1, said: '' } : await run(args, env, isAlone);
  if (!isAlone) process.stdout.write(`\n== ${name}\n${said}`);
  if (name === 'build') isBuildMissing = status !== 0;
  const counted = status === null || !count ? { passed: 0, failed: 0 } : count();
  // A step that fails without a failing test (it crashed, or found none) counts as one failure.
  const isBroken = status !== 0 && counted.failed === 0;
  const isBlind = status === 0 && count !== undefined && counted.passed === 0;
  const passed = counted.passed + (status === 0 && !count ? 1 : 0);
  const failed = counted.failed + (isBroken || isBlind ? 1 : 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`;
  console.log(line);
  return { passed, failed, line };
}

/**
 * @param {string[]} args
 * @param {Record<string, string> | undefined} env
 * @param {boolean} isShown whether its words are shown as they come
 * @returns {Promise<{ status: number | null, said: string }>} its words, where they were not shown
 */
function run(args, env, isShown) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
    });
  return new Promise((done) => {
    child.on('close', (status) => done({ status, said }));
  });
}

/**
 * @param {string} name of the step
 * @param {string[]} projects of vitest.config.ts; all of them where none is named
 * @param {string[]} files or folders; everything of the projects where none is named
 * @returns {Step}
 */
function vitest(name, projects, files = []) {
  // vitest takes parts of paths: a path that no longer exists would be left out silently.
  for (const file of files) if (!existsSync(resolve(root, file))) throw new Error(`there is no ${file}`);
  const report = `${results}/${name}.json`;
  const args = [module('vitest/vitest.mjs'), 'run', '--silent=passed-only', '--reporter=default'];
  args.push('--reporter=json', `--outputFile.json=${report}`, '--reporter=./scripts/vitest-times.mjs');
  args.push(...projects.map((project) => `--project=${project}`), ...files);
  return { name, args, env: { VITEST_TIMES: `${results}/${name}.times` }, count: () => countVitest(report) };
}

/** @param {string[]} files all where none is named @returns {Step} */
function playwright(files = []) {
  const report = `${results}/playwright.json`;
  return {
    ...{ name: 'playwright', args: [module('@playwright/test/cli.js'), 'test', ...files], needs: 'browser' },
    ...{ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, count: () => countPlaywright(report) },
  };
}
