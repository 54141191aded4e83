// Runs actor.ts with one more kind of product than the platform has.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../scripts/bundle.mjs';

const root = resolve(import.meta.dirname, '../..');
const kinds = resolve(root, 'lib/server/kinds');
const withSeats = resolve(root, 'tests/setup/kinds-with-seats.ts');

const seats = {
  name: 'kinds-with-seats',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^(@\/lib\/server\/kinds|\.\/index)$/ }, ({ path, importer, resolveDir }) =>
      importer !== withSeats && (path !== './index' || resolveDir === kinds)
        ? { path: withSeats }
        : undefined,
    );
  },
};

const outfile = resolve(root, `node_modules/.cache/qeema/actor-${process.pid}.mjs`);
await bundle('tests/model/actor.ts', outfile, { plugins: [seats] });
await import(pathToFileURL(outfile).href);
await Promise.all([rm(outfile, { force: true }), rm(`${outfile}.map`, { force: true })]);
