import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundle } from '../../scripts/bundle.mjs';

const root = resolve(import.meta.dirname, '../..');
const kinds = resolve(root, 'lib/server/kinds');
const withSeats = resolve(root, 'tests/setup/kinds-with-seats.ts');

const seats: Plugin = {
  name: 'kinds-with-seats',
  setup(build) {
    build.onResolve({ filter: /^(@\/lib\/server\/kinds|\.\/index)$/ }, ({ path, importer, resolveDir }) =>
      importer !== withSeats && (path !== './index' || resolveDir === kinds)
        ? { path: withSeats }
        : undefined,
    );
  },
};

/** Bundles actor.ts for plain Node, with one more kind of product than the platform has. @returns the bundle's path */
export async function bundleActor(): Promise<string> {
  const outfile = resolve(root, `node_modules/.cache/qeema/actor-${process.pid}.mjs`);
  await bundle('tests/model/actor.ts', outfile, { plugins: [seats] });
  return outfile;
}
