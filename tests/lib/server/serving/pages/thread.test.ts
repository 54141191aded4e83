import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectCache } from '@/lib/server/adapters/cache/port';
import { type Pages, startPages } from '@/lib/server/serving/pages/thread';
import { until } from '@/tests/setup/waits';

// Plays Next's thread: a page's address says what becomes of it.
const THREAD = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', ({ render, port, stop }) => {
    if (stop) return process.exit();
    if (render.url === '/crash') throw new Error('crash');
    if (render.url === '/touch') parentPort.postMessage({ touched: ['post:1'] });
    if (render.url === '/fail') return port.postMessage({ error: 'no' });
    const body = Buffer.from(render.url + ' by ' + threadId);
    port.postMessage({ rendered: render.url === '/mine' ? undefined : { status: 200, headers: {}, body } });
  });
  parentPort.postMessage({ isReady: true });
`;

let pages: Pages;
let started: number;
let forgotten: string[];
let forgottenAll: number;

beforeEach(async () => {
  [started, forgotten, forgottenAll] = [0, [], 0];
  connectCache(
    { invalidate: (tags) => void forgotten.push(...tags), clear: () => void forgottenAll++ },
    { send() {}, stop: async () => {} },
  );
  pages = await startPages(() => {
    started++;
    return new Worker(THREAD, { eval: true, stderr: true });
  });
});
afterEach(() => pages.stop());

const render = (url: string) => pages.render({ url, from: '', cookie: '', key: url, seconds: 5, tags: [] });

test('a thread that ends before it is ready is an error', async () => {
  const start = () => new Worker('process.exit(1)', { eval: true });
  await expect(startPages(start)).rejects.toThrow('did not start');
});

test('a page that cannot be rendered is an error, and a page for one visitor is not kept', async () => {
  await expect(render('/fail')).rejects.toThrow('no');
  expect(await render('/mine')).toBeUndefined();
});

test('when the thread ends, its running pages fail, and so do new ones until another thread starts', async () => {
  await expect(render('/crash')).rejects.toThrow('ended');
  await until(() => !pages.isReady());
  await expect(render('/guest')).rejects.toThrow('not made now');
  await expect(pages.ask({ path: '/' })).rejects.toThrow('not made now');
  await until(() => pages.isReady());
  expect((await render('/guest'))?.body.toString()).toMatch(/^\/guest by \d+$/);
  expect([started, forgottenAll]).toEqual([2, 1]);
});

test('a page arrives as it was rendered', async () => {
  const rendered = await render('/guest');
  expect(Buffer.isBuffer(rendered?.body)).toBe(true);
  expect([rendered?.status, rendered?.body.toString()]).toEqual([200, expect.stringMatching('^/guest by')]);
});

test('a change reported by the thread is forgotten here', async () => {
  await render('/touch');
  expect(forgotten).toEqual(['post:1']);
});

test('once it is stopped, no other thread is started', async () => {
  await pages.stop();
  // Before another thread is started, all kept pages are forgotten.
  expect([pages.isReady(), started, forgottenAll]).toEqual([false, 1, 0]);
});
