// Runs a TypeScript file that uses the app's own modules: node scripts/run.mjs FILE [ARGUMENT …]
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [entry, ...rest] = process.argv.slice(2);
if (!entry) throw new Error('usage: node scripts/run.mjs FILE [ARGUMENT …]');
const outfile = resolve('node_modules/.cache/qeema', `${basename(entry, '.ts')}-${process.pid}.mjs`);
await bundle(entry, outfile);
process.argv.splice(1, process.argv.length, outfile, ...rest);
try {
  await import(pathToFileURL(outfile).href);
} finally {
  const { rm } = await import('node:fs/promises');
  await Promise.all([rm(outfile, { force: true }), rm(`${outfile}.map`, { force: true })]);
}
