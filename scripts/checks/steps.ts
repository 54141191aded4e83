import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Circumstances, type Command, modulePath, playwrightCommand, vitestCommand } from './commands';
import { ENGINE, ENGINE_HISTORIES } from './engine';

export interface Step extends Command {
  name: string;
  /** Where it writes its TestReport; a check that runs no tests writes none. */
  report?: string;
  needs?: 'faults' | 'http' | 'browser';
}

export const RESULTS = resolve('.cache/test-results');

/** Returns all steps of `npm test`, in their order. */
function allSteps(run: Circumstances): Step[] {
  return [
    check('style', modulePath('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
    check('types', 'scripts/types.mjs'),
    check('import directions', 'scripts/import-directions.mjs'),
    check('file lengths', 'scripts/file-lengths.mjs'),
    check('plain English', 'scripts/plain-english.mjs'),
    check('unused', modulePath('knip/bin/knip.js'), '--treat-config-hints-as-errors'),
    check('database types', 'scripts/run.mjs', 'scripts/db-types.ts', '--check'),
    vitest(run, 'vitest', ['unit', 'server', 'server-alone', 'component']),
    { ...vitest(run, 'faults', ['faults']), needs: 'faults' },
    { ...vitest(run, 'http', ['http']), needs: 'http' },
    playwright(run),
  ];
}

/** Returns the steps that only run on request. */
function moreSteps(run: Circumstances): Step[] {
  const engine = vitest(run, 'engine', ['server', 'server-alone'], Object.values(ENGINE).flat());
  return [{ ...engine, env: { ...engine.env, MODEL_HISTORIES: String(ENGINE_HISTORIES) } }];
}

/**
 * Returns the steps to run, the build among them if one needs it.
 * @param wanted names of steps, or parts of the paths of test files; everything if there are none
 */
export function chosenSteps(wanted: readonly string[], run: Circumstances): Step[] {
  const steps = wanted.length === 0 ? allSteps(run) : namedSteps(wanted, run);
  const firstBuilt = steps.findIndex(({ needs }) => needs);
  if (firstBuilt < 0) return steps;
  const purposes = new Set(steps.flatMap(({ needs }) => needs ?? []));
  return steps.toSpliced(firstBuilt, 0, check('build', 'scripts/prepare.mjs', ...purposes));
}

function namedSteps(wanted: readonly string[], run: Circumstances): Step[] {
  const steps = [...allSteps(run), ...moreSteps(run)].filter(({ name }) => wanted.includes(name));
  const parts = wanted.filter((word) => !steps.some(({ name }) => name === word));
  const files = testFiles();
  const found = parts.flatMap((part) => {
    const matching = files.filter((file) => file.includes(part));
    if (matching.length === 0)
      throw new Error(`no step is called ${part}, and no test file has it in its path`);
    return matching;
  });
  const [specs, rest] = [found.filter(isSpec), found.filter((file) => !isSpec(file))];
  const built = (['faults', 'http'] as const).find((folder) =>
    rest.some((file) => file.startsWith(`tests/${folder}/`)),
  );
  return [
    ...steps,
    ...(rest.length > 0 ? [{ ...vitest(run, 'test files', [], rest), needs: built }] : []),
    ...(specs.length > 0 ? [playwright(run, specs)] : []),
  ];
}

/** Returns the paths of all test files from the root. */
export function testFiles(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
}

export function isSpec(file: string): boolean {
  return file.endsWith('.spec.ts');
}

function check(name: string, ...args: string[]): Step {
  return { name, args, env: {} };
}

function vitest(run: Circumstances, name: string, projects: string[], files: string[] = []): Step {
  const report = `${RESULTS}/${name}.json`;
  return { name, report, ...vitestCommand(run, report, { projects, files }) };
}

function playwright(run: Circumstances, files: string[] = []): Step {
  const report = `${RESULTS}/playwright.json`;
  return { name: 'playwright', report, needs: 'browser', ...playwrightCommand(run, report, { files }) };
}
