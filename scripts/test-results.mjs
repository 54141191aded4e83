// Reads what vitest and Playwright wrote of a run, as JSON: counts, and what took longest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ name: string, ms: number }} Measured */
/** @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

const SLOWEST = 20;

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** @param {string} file the JSON report of vitest @returns {{ passed: number, failed: number }} */
export function countVitest(file) {
  const { numPassedTests = 0, numFailedTests = 0 } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * @param {string} file the JSON report of Playwright
 * @returns {{ passed: number, failed: number }} a test that passed only the second time has failed
 */
export function countPlaywright(file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readJson(file).stats ?? {};
  return { passed: expected, failed: unexpected + flaky };
}

/**
 * @param {string} folder where the reports of a run are
 * @param {string} root of the project
 * @returns {string[]} lines for people: the slowest test files, then the slowest browser tests
 */
export function slowestLines(folder, root) {
  const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const files = reports
    .filter((name) => name !== 'playwright.json')
    .flatMap((name) => readJson(join(folder, name)).testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }));
  const tests = browserTests(readJson(join(folder, 'playwright.json')).suites ?? []);
  return [...slowest('test files', files), ...slowest('browser tests', tests)];
}

/** @param {Suite[]} suites as Playwright nests them @returns {Measured[]} */
function browserTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...browserTests(inner),
    ...specs.map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      ms: Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    })),
  ]);
}

/**
 * @param {string} what
 * @param {Measured[]} measured
 */
function slowest(what, measured) {
  if (measured.length === 0) return [];
  const first = measured.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    '',
    `The slowest ${what}:`,
    ...first.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`),
  ];
}
