import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaticListener } from '@/lib/server/serving/static-files';

const SCRIPT = 'console.log("a script")\n'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'chunks'));
  for (const name of ['made.js', 'bare.js']) writeFileSync(join(folder, 'chunks', name), SCRIPT);
  // Another text, so that the test sees which one was sent.
  writeFileSync(join(folder, 'chunks/made.js.br'), brotliCompressSync('made by the build'));
  const listener = createStaticListener(folder, (_, outgoing) => outgoing.writeHead(404).end());
  server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, encoding = 'br') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/${name}`, {
    headers: { 'accept-encoding': encoding },
  });

it('leaves to Next what is not a file of the build, what leads out of its folder, and the compressed files themselves', async () => {
  for (const name of ['chunks/none.js', '..%2Fsecret.js', 'chunks/made.js.br']) {
    expect((await ask(name)).status, name).toBe(404);
  }
});

it('sends the compressed file of the build, and compresses other files itself', async () => {
  const [made, bare] = [await ask('chunks/made.js'), await ask('chunks/bare.js')];
  expect([made, bare].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br']);
  expect(await made.text()).toBe('made by the build');
  expect(await bare.text()).toBe(SCRIPT);
});

it('sends the file to those who take no brotli', async () => {
  expect(await (await ask('chunks/made.js', 'gzip')).text()).toBe(SCRIPT);
  expect(await (await ask('chunks/made.js', 'identity')).text()).toBe(SCRIPT);
});
