import { resolve } from 'node:path';
import { MINUTE } from '@/lib/shared/time';
import { type Circumstances, type Command, playwrightCommand, vitestCommand } from './commands';
import { besideBusyLoop, runCommand } from './run-command';
import { readReport } from './test-report';
import { type FailedFile, lastWithin } from './verdict';

/** The longest total time of the files that are repeated before a failed one. */
const MOST_PRECEDING_MS = 5 * MINUTE;

/**
 * Runs a test file twice alone, and once after the files that preceded it in its worker, beside a busy loop.
 * @returns whether it passed all three times
 */
export function passesSecondLook(failed: FailedFile, run: Circumstances): Promise<boolean> {
  const report = resolve('.cache/test-results/second-look.json');
  const preceding = lastWithin(failed.preceding, MOST_PRECEDING_MS);
  const looks: [string, Command][] = [
    ['alone', aloneCommand(failed, run, report)],
    ['alone once more', aloneCommand(failed, run, report)],
    [`after ${preceding.length} files`, precededCommand(failed, preceding, run, report)],
  ];
  return besideBusyLoop(async () => {
    for (const [name, command] of looks) {
      console.log(`\n== second look at ${failed.file}: ${name}`);
      const { status } = await runCommand(command, true);
      if (status !== 0 || readReport(report).passed === 0) return false;
    }
    return true;
  });
}

function aloneCommand({ file, project }: FailedFile, run: Circumstances, report: string): Command {
  if (file.endsWith('.spec.ts'))
    return playwrightCommand(run, report, { files: [file], more: ['--workers=1', '--trace=on'] });
  return vitestCommand(run, report, { projects: [project], files: [file] });
}

function precededCommand(
  { file, project }: FailedFile,
  preceding: readonly string[],
  run: Circumstances,
  report: string,
): Command {
  const files = [...preceding, file];
  // Playwright runs files in the order of their paths, as it did before.
  if (file.endsWith('.spec.ts')) return playwrightCommand(run, report, { files, more: ['--workers=1'] });
  const { args, env } = vitestCommand(run, report, {
    projects: [project],
    files,
    more: ['--maxWorkers=1'],
  });
  return { args, env: { ...env, TEST_FILE_ORDER: JSON.stringify(files) } };
}
