import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Draining } from '@/lib/server/serving/draining';
import { createHttpServer, listen } from '@/lib/server/serving/http-server';
import { until } from '@/tests/setup/waits';

test('a draining server still answers, and closes each connection after its answer', async () => {
  const draining = new Draining();
  let release: (() => void) | undefined;
  const api: RequestListener = (incoming, outgoing) => {
    if (incoming.url === '/api/slow') release = () => outgoing.end('done');
    else outgoing.writeHead(200, ['content-type', 'text/plain']).end('done');
  };
  const pages: RequestListener = (_, outgoing) => outgoing.writeHead(200, { etag: '"a"' }).end('a page');
  const server = createHttpServer({ api, pages }, { draining });
  await listen(server, 0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    const [answer] = await once(get({ port, path, agent }), 'response');
    await text(answer);
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await ask('/api/quick')).toEqual([200, 'keep-alive']);
  const running = ask('/api/slow');
  await until(() => release);
  draining.begin();
  release?.();
  expect(await running).toEqual([200, 'close']);
  expect(await Promise.all(['/api/quick', '/explore'].map(ask))).toEqual(Array(2).fill([200, 'close']));
  agent.destroy();
  server.close();
});
