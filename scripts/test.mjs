// `npm test`: every check and every test, one line each, all of them even when one fails; the last line sums up.
// With a name, only that step: npm test -- vitest
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, '.cache/test-results');
const module = (path) => resolve(root, 'node_modules', path);

/** @type {{ name: string, args: string[], count?: () => { passed: number, failed: number } }[]} */
const STEPS = [
  { name: 'style', args: [module('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  { name: 'types', args: ['scripts/types.mjs'] },
  { name: 'import directions', args: ['scripts/import-directions.mjs'] },
  { name: 'file lengths', args: ['scripts/file-lengths.mjs'] },
  { name: 'database types', args: ['scripts/run.mjs', 'scripts/db-types.ts', '--check'] },
  { name: 'vitest', args: vitest('unit', 'server', 'component'), count: countVitest },
  { name: 'faults', args: vitest('faults'), count: countVitest },
  {
    name: 'playwright',
    args: [module('@playwright/test/cli.js'), 'test'],
    count: countPlaywright,
  },
];

// Only when asked for: `.ci/run` repeats these on another PostgreSQL.
const SERVER_ONLY = { name: 'server', args: vitest('server'), count: countVitest };

const [wanted] = process.argv.slice(2);
const steps = wanted ? [...STEPS, SERVER_ONLY].filter(({ name }) => name === wanted) : STEPS;
if (steps.length === 0) throw new Error(`no step is called ${wanted}`);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const outcomes = steps.map(runStep);
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  outcomes.reduce((total, outcome) => total + outcome[what], 0);
console.log('');
for (const { line } of outcomes) console.log(line);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** @param {(typeof STEPS)[number]} step */
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

/** @param {string[]} projects */
function vitest(...projects) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`];
  return [
    module('vitest/vitest.mjs'),
    'run',
    '--silent=passed-only',
    ...report,
    ...projects.map((name) => `--project=${name}`),
  ];
}

function countVitest() {
  const { numPassedTests = 0, numFailedTests = 0 } = readJson('vitest.json');
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright() {
  const { expected = 0, flaky = 0, unexpected = 0 } = readJson('playwright.json').stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** @param {string} name */
function readJson(name) {
  try {
    return JSON.parse(readFileSync(`${results}/${name}`, 'utf8'));
  } catch {
    return {};
  }
}
