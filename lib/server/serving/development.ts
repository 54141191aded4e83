import 'server-only';
import { clock } from '@/lib/server/clock';
import { env } from '@/lib/server/env';
import { startWorker } from './jobs/worker';
import { fillWhenEmpty, fillWithDemo } from './store';

// It survives hot reloads, which run register() again.
const shared = globalThis as typeof globalThis & { qeemaDevelopment?: Promise<unknown> };

/** Starts demo and jobs inside `next dev`'s own process. */
export async function startDevelopment(): Promise<void> {
  if (!shared.qeemaDevelopment) clock.start(env().TEST_CLOCK);
  shared.qeemaDevelopment ??= (env().DEMO ? fillWhenEmpty(fillWithDemo) : Promise.resolve()).then(
    startWorker,
  );
  await shared.qeemaDevelopment;
}
