import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'esbuild';

const ROOT = process.cwd();

type Import = {
  /** below the project, or the name of a package */
  to: string;
  /** by `import()`: loaded only on request */
  isLater: boolean;
};

/**
 * The imports of each file at run time: types, and names that are not used, are left out. By path below the project.
 */
export type ImportGraph = Map<string, Import[]>;

/** The files of `app/` that Next renders pages with: `page`, `layout`, `error`, `not-found`. */
export function pageFiles(): string[] {
  return readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .map((name) => `app/${name.split(sep).join('/')}`)
    .filter((name) => /\/(page|layout|error|not-found|global-error)\.tsx$/.test(name));
}

/** Follows the imports of some files, down to the packages. */
export async function importGraph(entries: readonly string[]): Promise<ImportGraph> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: entries.map((path) => `import './${path}';`).join('\n'), resolveDir: ROOT },
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty', '.module.css': 'empty' },
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      imports.map(({ path: to, kind }) => ({ to, isLater: kind === 'dynamic-import' })),
    ]),
  );
}

/** @returns a file's text without its comments */
export function codeOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
