// Builds what `npm start` runs: Next's pages, then our own server into .next/launcher.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiRoutes } from './api-routes.mjs';
import { bundle } from './bundle.mjs';
import { compressAll } from './compress.mjs';

const root = resolve(import.meta.dirname, '..');
const outdir = resolve(root, '.next/launcher');

// The first build of a clone writes no cache: it would take half as long again.
const isRebuild = existsSync(resolve(root, '.next/BUILD_ID'));
const next = spawnSync(process.execPath, [resolve(root, 'node_modules/next/dist/bin/next'), 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    QEEMA_BUILD_CACHE: isRebuild ? '1' : '0',
  },
});
if (next.status !== 0) process.exit(next.status ?? 1);
await compressAll(resolve(root, '.next/static'));

rmSync(outdir, { recursive: true, force: true });
await bundle({ main: 'lib/server/serving/main.ts', pages: 'lib/server/serving/pages/worker.ts' }, undefined, {
  outdir,
  outExtension: { '.js': '.mjs' },
  // Chunks, so that Next is loaded only once the settings are in the environment.
  splitting: true,
  plugins: [apiRoutes(root)],
  define: { 'process.env.QEEMA_BUILD': JSON.stringify(process.env.QEEMA_BUILD ?? 'local') },
});
