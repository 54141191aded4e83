import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel, type TransferListItem, type Worker } from 'node:worker_threads';
import { forgetAll, touch } from '@/lib/server/adapters/cache/port';
import { log } from '@/lib/server/log';
import type { GuestPage } from '../guest-cache/policy';
import type { Render, Rendered } from '../guest-cache/render';
import { type Ask, askOver } from '../in-memory';
import type { FromPages, FromRender, ToPages } from './messages';
import { portStream } from './port-stream';

const STOP_MS = 5_000;
// Inside the thread a page may take 15 s: one that takes longer hangs, and all others with it.
const LONGEST_RENDER_MS = 20_000;
// A thread that ends right after its start would keep the processor busy with starts.
const REST_MS = 1_000;

/** The thread that renders pages, as others use it. */
export type Pages = {
  /** Asks Next, as a visitor would. */
  ask: Ask;
  /** Renders a public page for all guests. */
  render: Render<GuestPage>;
  /** False while a thread that ended is being replaced. */
  isReady(): boolean;
  stop(): Promise<void>;
};

type Thread = { worker: Worker; ended: Promise<void> };

/**
 * Starts the thread that renders pages, so that pages do not delay the API's answers (decisions/049). If it ends by
 * itself, the requests that it was working on are cut off, and another one is started.
 * @param start makes the thread: worker.ts, as it was built
 */
export async function startPages(start: () => Worker): Promise<Pages> {
  let isStopping = false;
  /** undefined while there is none */
  let thread: Thread | undefined;
  await begin();

  /** Starts a thread and waits until it is ready. */
  async function begin(): Promise<void> {
    const worker = start();
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.on('error', (error) => log.fatal({ err: error }, 'the thread that makes pages failed'));
    const isReady = await new Promise<boolean>((resolve) => {
      void ended.then(() => resolve(false));
      worker.on('message', (message: FromPages) => {
        if ('touched' in message) touch(message.touched);
        else resolve(true);
      });
    });
    if (!isReady) throw new Error('the thread that makes pages did not start');
    if (isStopping) return void worker.terminate();
    thread = { worker, ended };
    void ended.then(() => {
      thread = undefined;
      if (!isStopping) void beginAgain();
    });
  }

  async function beginAgain(): Promise<void> {
    log.error('the thread that makes pages ended: another one is started');
    // Tags that it was about to announce may be lost.
    forgetAll();
    for (;;) {
      await sleep(REST_MS);
      if (isStopping) return;
      const hasBegun = await begin().then(
        () => true,
        (error: unknown) => log.error({ err: error }, 'pages are not made'),
      );
      if (hasBegun) return;
    }
  }

  function post(message: ToPages, transferred: TransferListItem[]): void {
    if (!thread) throw new Error('pages are not made now');
    thread.worker.postMessage(message, transferred);
  }

  function connect() {
    const { port1, port2 } = new MessageChannel();
    post({ connection: port2 }, [port2]);
    return portStream(port1);
  }

  async function render(page: GuestPage): Promise<Rendered | undefined> {
    const { port1, port2 } = new MessageChannel();
    post({ render: page, port: port2 }, [port2]);
    const hung = thread?.worker;
    const late = setTimeout(() => {
      log.fatal({ path: page.url.split('?', 1)[0] }, 'the thread that makes pages hangs: it is ended');
      void hung?.terminate();
    }, LONGEST_RENDER_MS);
    const said = await new Promise<FromRender>((resolve) => {
      port1.once('message', resolve);
      port1.once('close', () => resolve({ error: 'the thread that made it ended' }));
    });
    clearTimeout(late);
    port1.close();
    if ('error' in said) throw new Error(said.error);
    const { rendered } = said;
    if (!rendered) return undefined;
    // A Buffer arrives as plain bytes.
    const { buffer, byteOffset, byteLength } = rendered.body;
    return { ...rendered, body: Buffer.from(buffer, byteOffset, byteLength) };
  }

  async function stop(): Promise<void> {
    isStopping = true;
    if (!thread) return;
    const { worker, ended } = thread;
    worker.postMessage({ stop: true } satisfies ToPages);
    const late = new AbortController();
    const patience = sleep(STOP_MS, undefined, late).then(() => worker.terminate());
    await Promise.race([ended, patience.catch(() => {})]);
    late.abort();
  }

  return { ask: askOver(connect), render, isReady: () => thread !== undefined, stop };
}
