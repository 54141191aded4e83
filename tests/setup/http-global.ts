import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import fillStore, { copyStore } from './filled-store';
import { endApp, freePort, startApp } from './launched-app';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the app that the tests of the project `http` share. */
    origin: string;
  }
}

/** Starts one built app on a store with the demo, for all tests of the project `http`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await fillStore();
  const [PORT, dataDir] = [await freePort(), copyStore()];
  const origin = `http://localhost:${PORT}`;
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const settings = { PORT, DATA_DIR: dataDir, APP_URL: origin, DEMO: '1', LOG_LEVEL: 'warn' };
  const app = await startApp(settings).catch((error) => {
    remove();
    throw error;
  });
  app.child.stdout.pipe(process.stdout);
  app.child.stderr.pipe(process.stderr);
  // Where it crashes, a test only sees a lost connection.
  const report = (code: number | null, signal: string | null) =>
    project.vitest.state.catchError(new Error(`the app ended by itself: ${code ?? signal}`), 'Crash');
  app.child.once('exit', report);
  project.provide('origin', origin);
  return async () => {
    app.child.off('exit', report);
    await endApp(app, 'SIGTERM');
    remove();
  };
}
