import { dirname } from 'node:path';

/**
 * Returns the tests that a change touches: `changed`, which are new or changed themselves, and `ofSubjects`, whose
 * subject changed.
 * @param files paths of the files that are new or changed
 * @param tests paths of all test files
 */
export function touchedTests(
  files: readonly string[],
  tests: readonly string[],
): { changed: string[]; ofSubjects: string[] } {
  const prefixes = new Set(files.flatMap((file) => mirrorPrefix(file) ?? []));
  const changed = tests.filter((test) => files.includes(test));
  const ofSubjects = tests.filter(
    (test) => !changed.includes(test) && [...prefixes].some((prefix) => test.startsWith(prefix)),
  );
  return { changed, ofSubjects };
}

/** Returns how the paths of the tests of a source file begin: its folder in `tests`, or its name there. */
function mirrorPrefix(file: string): string | undefined {
  if (/\.(test|spec)\.tsx?$/.test(file)) return undefined;
  const inServer = /^lib\/(server\/.+)\//.exec(file)?.[1];
  if (inServer) return `tests/${inServer}/`;
  const name = file.replace(/(\.[a-z]+)+$/, '');
  if (name.startsWith('lib/server/')) return `tests/${name.slice('lib/'.length)}.`;
  if (name.startsWith('lib/')) return `tests/${name}.`;
  if (name.startsWith('scripts/')) return `tests/lib/${name}.`;
  if (/^(components|hooks)\//.test(file)) return `tests/${dirname(file)}/`;
  // A helper beside tests.
  return /^tests\/(?!setup\/)/.test(file) ? `${dirname(file)}/` : undefined;
}
