import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiListener } from '@/lib/server/serving/api-listener';
import type { RouteModule } from '@/lib/server/serving/api-table';
import { acceptedEncoding } from '@/lib/server/serving/compress';
import { checkPort, closeGracefully, createHttpServer, listen } from '@/lib/server/serving/http-server';
import { until } from '@/tests/setup/waits';

const things: RouteModule = {
  GET: async (request, { params }) =>
    Response.json({
      id: (await params).id,
      address: request.headers.get('x-qeema-address'),
      long: 'قيمة'.repeat(1_000),
    }),
  POST: async (request) => Response.json({ received: (await request.text()).length }),
  DELETE: async () => {
    throw new Error('a secret');
  },
};
const told = (text: string) => ({
  status: 201,
  headers: { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Cookie' },
  text: JSON.stringify({ text }),
});
/** A route method as `handle` makes it. */
const made = (text: string) =>
  Object.assign(() => Response.json('for Next'), { answer: async () => told(text) });
const forAll: RouteModule = {
  GET: Object.assign(() => Response.json('for Next'), {
    answer: async () => ({
      ...told('قيمة'.repeat(1_000)),
      headers: { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' },
    }),
  }),
};
const answers: RouteModule = { GET: made('قيمة'.repeat(1_000)), POST: made('قيمة') };
let release: (() => void) | undefined;
/** Answers when the test releases it. */
const slow: RouteModule = {
  GET: () =>
    new Promise<Response>((resolve) => {
      release = () => resolve(new Response('done'));
    }),
};
const quick: RouteModule = { GET: async () => new Response('done') };

let server: Server;
let port: number;
let base: string;

beforeEach(async () => {
  release = undefined;
  const next = (incoming: { url?: string }, outgoing: import('node:http').ServerResponse) => {
    outgoing.end(`next ${incoming.url}`);
  };
  const routes = [
    { path: '/api/things/[id]', module: things },
    { path: '/api/slow', module: slow },
    { path: '/api/quick', module: quick },
    { path: '/api/answers', module: answers },
    { path: '/api/public', module: forAll },
    { path: '/api/files/upload', module: things },
    { path: '/api/auth/[...nextauth]' },
  ];
  const times = { body: 0.3, uploadSilence: 0.3 };
  server = createHttpServer({ api: createApiListener(routes, next), pages: next }, { times });
  await listen(server, 0, '127.0.0.1');
  port = (server.address() as AddressInfo).port;
  base = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends raw bytes and reads until the server closes or stops sending. */
async function raw(lines: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines);
  socket.setTimeout(2_000, () => socket.destroy());
  return text(socket).catch(() => '');
}

describe('an answer that a route gives as text, not as a Response,', () => {
  test.each([
    ['short', 'POST', 'br', null, 'قيمة'],
    ['long', 'GET', 'identity', null, 'قيمة'.repeat(1_000)],
    ['long and compressed', 'GET', 'br', 'br', 'قيمة'.repeat(1_000)],
  ])('arrives whole, with its headers: %s', async (_, method, accepted, encoding, text) => {
    const answer = await fetch(`${base}/api/answers`, { method, headers: { 'accept-encoding': accepted } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([201, encoding]);
    expect(answer.headers.get('vary')?.toLowerCase()).toBe('cookie, accept-encoding');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (!encoding)
      expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(told(text).text)));
    expect(await answer.json()).toEqual({ text });
  });

  test.each([
    ['not compressed', 'identity'],
    ['compressed', 'br'],
  ])('names Accept-Encoding only once in Vary: %s', async (_, accepted) => {
    const answer = await fetch(`${base}/api/public`, { headers: { 'accept-encoding': accepted } });
    await answer.text();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('sends only its headers for HEAD', async () => {
    const answered = await raw('HEAD /api/answers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answered).toMatch(/^HTTP\/1.1 201 /);
    expect(answered).toContain(`Content-Length: ${Buffer.byteLength(told('قيمة'.repeat(1_000)).text)}`);
    expect(answered).not.toContain('قيمة');
  });
});

describe('the server refuses', () => {
  test('an unknown path, in the caller’s language', async () => {
    const arabic = await fetch(`${base}/api/nothing`);
    const english = await fetch(`${base}/api/nothing`, { headers: { cookie: 'locale=en' } });
    expect(arabic.status).toBe(404);
    expect(arabic.headers.get('content-type')).toMatch('application/problem+json');
    expect(await arabic.json()).toMatchObject({ code: 'not_found', status: 404, title: 'غير موجود' });
    expect((await english.json()).title).not.toBe('غير موجود');
  });

  test('a method that the path does not have', async () => {
    const response = await fetch(`${base}/api/things/1`, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST, DELETE, OPTIONS');
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  test('to show the message of an internal error', async () => {
    const response = await fetch(`${base}/api/things/1`, { method: 'DELETE' });
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
    expect(body).not.toContain('a secret');
  });

  test('a body whose announced length is too large, before it is sent', async () => {
    const answer = await raw(`POST /api/things/1 HTTP/1.1\r\nHost: a\r\nContent-Length: 104857600\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"code":"too_large"');
  });

  test('a body of unknown length on a path where Next would read it whole', async () => {
    const chunked = `HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await raw(`POST /api/auth/callback/credentials ${chunked}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw(`POST /guest ${chunked}`)).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['/api/things/1', '/api/files/upload'])(
    'to wait for ever for the rest of a body to %s',
    async (path) => {
      const started = performance.now();
      const answer = await raw(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc`);
      expect(performance.now() - started).toBeLessThan(1_500);
      expect(answer).not.toMatch(/^HTTP\/1.1 200/);
    },
  );

  test('headers that are too long', async () => {
    const answer = await raw(`GET /guest HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
  });

  test.each([
    ['a Host with a space in it', 'GET /api/quick HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['a Host with a path', 'GET /api/quick HTTP/1.1\r\nHost: a/../b?c\r\n\r\n', 400],
    [
      'a full address, as a proxy would get',
      'GET http://evil.example/guest HTTP/1.1\r\nHost: a\r\n\r\n',
      400,
    ],
    ['an asterisk instead of a path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['an address that cannot be decoded', 'GET /posts/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['an address with a NUL', 'GET /search?q=%00 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a TRACE of a page', 'TRACE /guest HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a TRACE of the API', 'TRACE /api/quick HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a DELETE of a page', 'DELETE /guest HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    [
      'a body with both a length and a transfer encoding',
      'POST /api/things/1 HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
  ])('%s', async (_, lines, status) => {
    const answer = await raw(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toContain('evil.example');
  });

  test('a port in use or a wrong host, in one line that names it', async () => {
    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT`,
    );
    await expect(listen(createServer(), 3000, '203.0.113.1')).rejects.toThrow(/^Setting HOST: 203.0.113.1/);
  });

  test('to believe a caller’s own header about its address', async () => {
    const response = await fetch(`${base}/api/things/1`, { headers: { 'x-qeema-address': '10.9.9.9' } });
    expect((await response.json()).address).toBe('127.0.0.1');
  });
});

test('a health check of HTTP/1.0, which names no host, is answered', async () => {
  expect(await raw('GET /api/quick HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

test('a route gets its parameters and the whole body', async () => {
  const response = await fetch(`${base}/api/things/%D9%82?x=1`);
  expect(await response.json()).toMatchObject({ id: 'ق' });
  const posted = await fetch(`${base}/api/things/1`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(await posted.json()).toEqual({ received: 100_000 });
});

test.each([true, false])(
  'browsers are told to keep to https only when the site uses https: %s',
  async (isHttps) => {
    const page = (_: unknown, outgoing: import('node:http').ServerResponse) => void outgoing.end('page');
    const own = createHttpServer({ api: createApiListener([], page), pages: page }, { isHttps });
    await listen(own, 0, '127.0.0.1');
    for (const path of ['/guest', '/api/nothing', '/guest%00']) {
      const { headers } = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`);
      expect(headers.get('strict-transport-security')).toBe(isHttps ? 'max-age=31536000' : null);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    own.closeAllConnections();
    own.close();
  },
);

test('HEAD answers like GET without the body, and OPTIONS lists the methods', async () => {
  const head = await fetch(`${base}/api/things/1`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const options = await fetch(`${base}/api/things/1`, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, DELETE, OPTIONS']);
});

test.each([
  ['garbage', 'garbage'],
  ['half of JSON', '%5B%22'],
  ['what cannot be decoded', '%'],
  ['an empty list', '[]'],
  ['an object', '{"a":1}'],
  ['a tree with a wrong leaf', encodeURIComponent('["",{"children":["a",1]}]')],
  ['15 KB', 'a'.repeat(15_000)],
])('a router header that holds %s is refused with 400 or 431, never with 500', async (_, header) => {
  const answer = await fetch(`${base}/explore`, { headers: { rsc: '1', 'next-router-state-tree': header } });
  expect([400, 431]).toContain(answer.status);
});

test('a router header as Next sends it is passed to Next', async () => {
  const header = encodeURIComponent('["",{"children":["__PAGE__",{},null,null]},null,null,16]');
  const answer = await fetch(`${base}/explore`, { headers: { rsc: '1', 'next-router-state-tree': header } });
  expect(answer.status).toBe(200);
});

test.each(['/_next/data/x/guest.json', '/_next/data', '/_next/image?url=%2Fx.png&w=64&q=75', '/_next/image'])(
  '%s is not found',
  async (path) => expect((await fetch(`${base}${path}`)).status).toBe(404),
);

test('pages and the API paths of Next are passed to Next', async () => {
  expect(await (await fetch(`${base}/guest`)).text()).toBe('next /guest');
  expect(await (await fetch(`${base}/api/auth/session`)).text()).toBe('next /api/auth/session');
});

test('long answers are compressed in the encoding that the client accepts', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${base}/api/things/1`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await response.json()).long).toHaveLength(4_000);
  }
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['x-br, x-gzip', 'identity'],
])('for the accepted encodings “%s” the server takes %s', (header, encoding) =>
  expect(acceptedEncoding(header)).toBe(encoding),
);

test('a stopping server takes no new requests and answers the running ones first', async () => {
  const running = fetch(`${base}/api/slow`);
  await until(() => release);
  const closed = closeGracefully(server);
  await expect(fetch(`${base}/api/quick`)).rejects.toThrow();
  release?.();
  expect(await (await running).text()).toBe('done');
  await closed;
});
