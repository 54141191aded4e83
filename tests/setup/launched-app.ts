import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

type Child = ChildProcessByStdio<null, Readable, Readable>;

export type LaunchedApp = { child: Child; base: string };

type Settings = Record<string, string>;

// A first start on a filled demo, on a machine that runs other tests.
const START_MS = 180_000;

/** Starts the built app with these settings, without waiting. */
export function launch(settings: Settings): LaunchedApp {
  const child = spawn(process.execPath, ['.next/launcher/main.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: undefined, // Playwright sets it; together with NO_COLOR, Node warns on standard error
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DEMO: '0',
      APP_URL: '',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0', // no proxy has to notice
      TEST_CLOCK: 'today', // the browser keeps the true time
      ...settings,
    },
  });
  return { child, base: `http://127.0.0.1:${settings.PORT}` };
}

/** Starts the built app with these settings and waits until it is ready. @throws an Error after three minutes */
export async function startApp(settings: Settings): Promise<LaunchedApp> {
  const app = launch(settings);
  const { child } = app;
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: unknown) => {
      output += String(chunk);
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`the app did not start: ${output}`)));
    setTimeout(() => reject(new Error(`the app was not ready in time: ${output}`)), START_MS).unref();
  });
  await ready.catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return app;
}

/** Starts an app that should refuse to start. @returns its exit code and its messages */
export async function failToStart(settings: Settings): Promise<{ code: number; stderr: string }> {
  const { child } = launch(settings);
  child.stdout.resume();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), stderr };
}

/** Signals an app and waits for its end. @returns its exit code, null if it was killed */
export async function endApp({ child }: LaunchedApp, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  return (await gone)[0];
}

/** Ends an app in order. @throws an Error if it had ended before: then it crashed */
export async function stopApp(app: LaunchedApp): Promise<void> {
  const { exitCode, signalCode } = app.child;
  const ended = exitCode ?? signalCode;
  if (ended !== null) throw new Error(`the app ended by itself: ${ended}`);
  await endApp(app, 'SIGTERM');
}

/** Returns the number of a port that no server listens on. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}
