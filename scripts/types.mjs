// `npm run types`: checks the types of everything. The types of the pages are generated first, so that those of an
// older build or of `npm run dev` do not count.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

const generated = spawnSync(process.execPath, [resolve(root, 'node_modules/next/dist/bin/next'), 'typegen'], {
  cwd: root,
  encoding: 'utf8',
  env,
});
if (generated.status !== 0) process.stderr.write(generated.stdout + generated.stderr);

// Each checker of the compiler works out most types again: four of them take twice the processor time of one, and the
// other checks run beside this one.
const compiler = resolve(root, 'node_modules/typescript/bin/tsc');
const checked = spawnSync(process.execPath, [compiler, '--checkers', '1'], { cwd: root, stdio: 'inherit' });
process.exitCode = generated.status !== 0 || checked.status !== 0 ? 1 : 0;
