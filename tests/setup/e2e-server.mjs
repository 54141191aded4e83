// Runs the real launcher on a store of its own for the browser tests, and removes the store with it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The tests are told where it is: what only a command can do, they do with one.
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), `qeema-e2e-${process.pid}-`));
const app = spawn(process.execPath, ['.next/launcher/main.mjs'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1' },
});
process.once('SIGTERM', () => app.kill('SIGTERM'));
app.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
