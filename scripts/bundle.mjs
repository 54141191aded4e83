// Bundles our own TypeScript for plain Node: `@/` paths are followed, packages stay where npm put them.
import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');

/**
 * @param {string | Record<string, string>} entry path of a TypeScript file, or several by the names of their bundles
 * @param {string | undefined} outfile path below the project, so that packages are found from it
 * @param {import('esbuild').BuildOptions} [more]
 */
export async function bundle(entry, outfile, more = {}) {
  const nothing = resolve(root, 'scripts/empty.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: typeof entry === 'string' ? [entry] : entry,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    sourcemap: 'linked',
    jsx: 'automatic',
    logLevel: 'warning',
    // It guards Next's bundles; in plain Node it throws.
    alias: { 'server-only': nothing },
    ...more,
    plugins: [nextFiles, ...(more.plugins ?? [])],
  });
}

// Next has no `exports`, so plain Node finds its modules only by their file names.
const nextFiles = {
  name: 'next-files',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^next\/(server|headers|navigation|cache)$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    }));
  },
};
