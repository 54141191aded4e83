// `npm test`: every check and every test, all of them even when one fails. The last line sums up.
//   npm test -- STEP …   only these steps, by the names that the summary gives them
//   npm test -- FILE …   only the test files that have this in their path
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { countPlaywright, countVitest, slowestLines } from './test-results.mjs';

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, '.cache/test-results');
const module = (path) => resolve(root, 'node_modules', path);

// What depends on the database server: `.ci/run` repeats it on another version of PostgreSQL.
const ENGINE = [
  ...['db', 'ledger', 'payments', 'refunds', 'disputes', 'payouts', 'entitlements', 'search', 'blocks/plans'],
].map((name) => `tests/server/${name}`);

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, args: string[], count?: () => Counts, needsBuild?: boolean }} Step */

/** @type {Step[]} */
const STEPS = [
  { name: 'style', args: [module('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'types', args: ['scripts/types.mjs'] },
  { name: 'import directions', args: ['scripts/import-directions.mjs'] },
  { name: 'file lengths', args: ['scripts/file-lengths.mjs'] },
  { name: 'database types', args: ['scripts/run.mjs', 'scripts/db-types.ts', '--check'] },
  vitest('vitest', ['unit', 'server', 'server-alone', 'component']),
  { ...vitest('faults', ['faults']), needsBuild: true },
  playwright(),
];

// Only when asked for.
const MORE = [vitest('engine', ['server', 'server-alone'], [...ENGINE, 'tests/model'])];

const BUILD = { name: 'build', args: ['scripts/prepare.mjs', 'browser'] };

const steps = chosen(process.argv.slice(2));
const firstBuilt = steps.findIndex(({ needsBuild }) => needsBuild);
if (firstBuilt >= 0) steps.splice(firstBuilt, 0, BUILD);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const outcomes = steps.map(runStep);
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  outcomes.reduce((total, outcome) => total + outcome[what], 0);
for (const line of slowestLines(results, root)) console.log(line);
console.log('');
for (const { line } of outcomes) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** @param {string[]} wanted names of steps, or parts of paths @returns {Step[]} */
function chosen(wanted) {
  if (wanted.length === 0) return [...STEPS];
  const named = [...STEPS, ...MORE].filter(({ name }) => wanted.includes(name));
  if (named.length === wanted.length) return named;
  const all = readdirSync(resolve(root, 'tests'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/${file}`,
  );
  const files = all.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const found = wanted.flatMap((part) => {
    const matching = files.filter((file) => file.includes(part));
    if (matching.length === 0)
      throw new Error(`no step is called ${part}, and no test file has it in its path`);
    return matching;
  });
  const isSpec = (/** @type {string} */ file) => file.endsWith('.spec.ts');
  const [specs, rest] = [found.filter(isSpec), found.filter((file) => !isSpec(file))];
  const needsBuild = rest.some((file) => file.startsWith('tests/faults/'));
  return [
    ...(rest.length > 0 ? [{ ...vitest('vitest', [], rest), needsBuild }] : []),
    ...(specs.length > 0 ? [playwright(specs)] : []),
  ];
}

/** @param {Step} step */
function runStep({ name, args, count }) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
  };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  const counted = status === null || !count ? { passed: 0, failed: 0 } : count();
  // A step that fails without a failing test (it crashed, or found none) is a failure of its own.
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
 * @param {string} name of the step
 * @param {string[]} projects of vitest.config.ts; all of them where none is named
 * @param {string[]} files or folders; everything of the projects where none is named
 * @returns {Step}
 */
function vitest(name, projects, files = []) {
  const report = `${results}/${name}.json`;
  const args = [module('vitest/vitest.mjs'), 'run', '--silent=passed-only'];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
  args.push(...projects.map((project) => `--project=${project}`), ...files);
  return { name, args, count: () => countVitest(report) };
}

/** @param {string[]} files all where none is named @returns {Step} */
function playwright(files = []) {
  const args = [module('@playwright/test/cli.js'), 'test', ...files];
  return {
    name: 'playwright',
    args,
    needsBuild: true,
    count: () => countPlaywright(`${results}/playwright.json`),
  };
}
