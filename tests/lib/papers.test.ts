import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAPERS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'lib/README.md',
  'lib/decisions/README.md',
];
// These files name others by the end of their path: `payments/settle.ts`.
const NAMING_FILES = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'lib/README.md'];

const FOLDERS = ['app', 'components', 'hooks', 'lib', 'locales', 'scripts', 'tests', '.ci', '.vscode'];
const tree = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `/${folder}/${path}`),
);
const isThere = (path: string) => existsSync(path) || tree.some((known) => known.endsWith(`/${path}`));

/** Paths in backticks, such as `a/b.ts` and `a/`; those with a placeholder (`<kind>`) do not count. */
function namedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  const paths = quoted.filter((path) => /^[\w.(@-][\w./()@[\]-]*$/.test(path));
  return paths
    .filter((path) => /[.](ts|tsx|mjs|md|json)$/.test(path) || path.endsWith('/'))
    .map((path) => path.replace(/[/]$/, ''));
}

/** The targets of links, relative to the root. */
function linkedFiles(paper: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const local = targets.filter((target) => !/^(https?:|#)/.test(target));
  return local.map((target) => join(dirname(paper), target.replace(/#.*$/, '')));
}

describe('the documents for developers', () => {
  it.each(PAPERS)('%s has no link to a missing file', (paper) => {
    const linked = linkedFiles(paper, readFileSync(paper, 'utf8'));
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(NAMING_FILES)('%s names no missing file or folder', (paper) => {
    const named = namedPaths(readFileSync(paper, 'utf8'));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});
