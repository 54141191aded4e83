// `npm test`: every check, one after the other, all of them even when one fails; then a summary.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const bin = resolve(root, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const results = [];

check('lint', 'biome', ['check', '--error-on-warnings']);
check('types', 'tsc', ['--noEmit']);
check('import directions', 'node', ['scripts/check-imports.mjs']);
check('file lengths', 'node', ['scripts/check-lengths.mjs']);
check('database types', 'node', ['scripts/run.mjs', 'scripts/db-types.ts', '--check']);
vitest();
playwright();
summarise();

function run(name, command, args, more = {}) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } });
  return { isGood: status === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

function check(name, command, args) {
  const { isGood, seconds } = run(name, command, args);
  results.push({ name, passed: Number(isGood), failed: Number(!isGood), seconds });
}

function vitest() {
  const report = resolve(root, 'node_modules/.cache/vitest.json');
  rmSync(report, { force: true });
  const projects = ['unit', 'server', 'component'].flatMap((name) => ['--project', name]);
  const args = ['run', ...projects, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { isGood, seconds } = run('unit, contract, server and component tests', 'vitest', args);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  push('vitest', isGood, counts.numPassedTests ?? 0, counts.numFailedTests ?? 0, seconds);
}

function playwright() {
  const report = resolve(root, 'node_modules/.cache/playwright.json');
  rmSync(report, { force: true });
  const where = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { isGood, seconds } = run('browser tests', 'playwright', ['test', '--reporter=list,json'], where);
  const { stats = {} } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  push('browser tests', isGood, stats.expected ?? 0, (stats.unexpected ?? 0) + (stats.flaky ?? 0), seconds);
}

// A runner that failed without a failing test, or ran none, has failed all the same.
function push(name, isGood, passed, failed, seconds) {
  const isHollow = passed === 0 || (!isGood && failed === 0);
  results.push({ name, passed, failed: failed + Number(isHollow), seconds });
}

function summarise() {
  console.log('\n── summary');
  for (const { name, passed, failed, seconds } of results) {
    console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  }
  const sum = (of) => results.reduce((total, result) => total + result[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}
