// Bundles our own TypeScript for plain Node: `@/` paths are followed, packages stay where npm put them.
import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/**
 * @param {string} entry path of a TypeScript file, or its text when `stdin` is given
 * @param {string} outfile path below the project, so that packages are found from it
 * @param {import('esbuild').BuildOptions} [more]
 */
export async function bundle(entry, outfile, more = {}) {
  const nothing = resolve(root, 'scripts/empty.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    sourcemap: 'linked',
    jsx: 'automatic',
    logLevel: 'warning',
    // These two guard Next's bundles; in plain Node the first one throws.
    alias: { 'server-only': nothing, 'client-only': nothing },
    ...more,
  });
}
