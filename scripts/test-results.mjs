// Reads the JSON reports of vitest and Playwright: counts, and the slowest tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, ms: number }} Measured */
/** @typedef {{ file: string, title: string, tests: { results: { duration: number }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

const SLOWEST = 20;

// A killed runner leaves no report, or half of one.
/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

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
 * @param {string} folder with the reports of a run
 * @returns {string[]} lines for people: the slowest test files, then the slowest browser tests
 */
export function slowestLines(folder) {
  const times = readdirSync(folder).filter((name) => name.endsWith('.times'));
  const files = times.flatMap((name) => /** @type {Measured[]} */ (readJson(join(folder, name))));
  const tests = browserTests(readJson(join(folder, 'playwright.json')).suites ?? []);
  return [...slowest('test files', files), ...slowest('browser tests', tests)];
}

/** @param {Suite[]} suites as Playwright nests them @returns {Measured[]} */
function browserTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...browserTests(inner),
    ...specs.map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
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
