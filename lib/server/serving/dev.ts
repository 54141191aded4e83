import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { StartupError } from '@/lib/server/startup-error';
import { checkPort } from './http-server';
import { openStore, readSettings } from './store';

/** `npm run dev`: the same store as for `npm start`, with `next dev`, whose instrumentation.ts runs the jobs. */
async function main(): Promise<void> {
  const { PORT, HOST } = readSettings();
  await checkPort(PORT, HOST);
  const store = await openStore('development');
  const next = spawn(
    process.execPath,
    [resolve('node_modules/next/dist/bin/next'), 'dev', '--port', String(PORT), '--hostname', HOST],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  );
  // Next gets the terminal's Ctrl-C itself; a SIGTERM must be passed on. When Next ends, we end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => next.kill('SIGTERM'));
  next.once('exit', (code) => {
    void store.close().then(() => process.exit(code ?? 0));
  });
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
