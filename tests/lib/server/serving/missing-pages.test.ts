import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GuestCache } from '@/lib/server/serving/guest-cache/cache';
import { type GuestPage, PAGE_VARY } from '@/lib/server/serving/guest-cache/policy';
import { createRender } from '@/lib/server/serving/guest-cache/render';
import { inMemory } from '@/lib/server/serving/in-memory';
import { createPageListener } from '@/lib/server/serving/page-listener';

const POST = '/posts/01890000-0000-7000-8000-00000000000a';
const MEMBER = { cookie: 'qeema.session=x; locale=en' };

let server: Server;
let asked: string[];

/** Plays Next: an empty page for a missing address, and `/missing` with its text. */
const next: RequestListener = (incoming, outgoing) => {
  const { url = '', headers } = incoming;
  asked.push(url);
  const isFound = url.startsWith('/missing') || url === '/finance';
  if (url === '/broken') return void outgoing.destroy();
  if (url.endsWith('.json'))
    return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('none');
  outgoing.setHeader('set-cookie', headers.cookie?.includes('session') ? ['a=1', 'b=2'] : []);
  outgoing.writeHead(isFound ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  outgoing.end(isFound ? `<p>${url} ${headers.cookie ?? ''}</p>` : '<html id="__next_error__"></html>');
};

beforeEach(async () => {
  asked = [];
  const cache = new GuestCache<GuestPage>(createRender(next, 'qeema.example'), PAGE_VARY);
  const listener = createPageListener(cache, 'qeema.session', inMemory(next), {
    limits: { isOver: () => false },
    isReady: async () => true,
  });
  server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('an address that does not exist', () => {
  test.each([
    [POST, 'post'],
    ['/users/nobody', 'person'],
    ['/products/1/a/b?x=1', 'product'],
    ['/nothing/at/all/here', 'page'],
  ])('%s shows a guest 404 with the text for a %s', async (path, of) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([
      404,
      `<p>/missing?of=${of} locale=ar; digits=latn; calendar=gregory</p>`,
    ]);
  });

  test('all of one kind and language share one kept page', async () => {
    for (const n of [1, 2, 3]) await get(`/nothing/${n}`);
    await get(`${POST}?lang=en`);
    await get('/posts/x', { cookie: 'locale=en' });
    expect(asked.filter((url) => url.startsWith('/missing'))).toEqual([
      '/missing?of=page',
      '/missing?of=post',
    ]);
  });

  test('a member’s page is rendered for the member, in the address’s language, and not kept', async () => {
    const { status, text, headers } = await get('/nothing?lang=en', { cookie: 'qeema.session=x' });
    expect([status, text]).toEqual([404, '<p>/missing?of=page&lang=en qeema.session=x</p>']);
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await get('/nothing', MEMBER);
    expect(asked.filter((url) => url.startsWith('/missing'))).toHaveLength(2);
  });

  test('is 404 without a body for HEAD', async () => {
    for (const headers of [{}, MEMBER]) {
      const { status, text } = await get('/nothing', headers, 'HEAD');
      expect([status, text]).toEqual([404, '']);
    }
  });
});

test('the missing page’s own address is 404, too', async () => {
  for (const headers of [{}, MEMBER]) expect((await get('/missing', headers)).status).toBe(404);
});

test.each([
  ['for Next’s router', '/nothing', { rsc: '1' }],
  ['for a picture', '/nothing', { 'sec-fetch-dest': 'image' }],
])('Next’s own 404 stays %s', async (_, path, headers) => {
  expect((await get(path, headers)).text).toBe('<html id="__next_error__"></html>');
});

test('a missing file stays as it is', async () => {
  const { status, text } = await get('/nothing.json');
  expect([status, text]).toEqual([404, 'none']);
});

test('an existing page is passed on once, with its status and cookies', async () => {
  const { status, text, headers } = await get('/finance', MEMBER);
  expect([status, text]).toEqual([200, '<p>/finance qeema.session=x; locale=en</p>']);
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(asked).toEqual(['/finance']);
});

test('when Next cuts the answer off, so does the server', async () => {
  await expect(get('/broken', MEMBER)).rejects.toThrow();
  expect((await get('/finance', MEMBER)).status).toBe(200);
});

test('a request with headers about its own connection, or without a host, is answered like others', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let said = '';
      socket.on('data', (data) => {
        said += data;
      });
      socket.on('end', () => resolve(said)).on('error', reject);
    });
  const own = 'Trailer: x\r\nTE: trailers\r\nConnection: close\r\n';
  expect(await ask(`GET /finance HTTP/1.1\r\nHost: x\r\n${own}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('GET /finance HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

describe('Next’s answer is compressed for a member who accepts it', () => {
  const ask = async (accepted: string, method = 'GET') => {
    const { port } = server.address() as AddressInfo;
    const headers = { ...MEMBER, 'accept-encoding': accepted };
    return fetch(`http://127.0.0.1:${port}/finance`, { headers, method });
  };

  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('%s: %s', async (accepted, encoding) => {
    const answer = await ask(accepted);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.text()).toBe('<p>/finance qeema.session=x; locale=en</p>');
  });

  test('but not when only its headers are requested', async () => {
    expect((await ask('br', 'HEAD')).headers.get('content-encoding')).toBeNull();
  });
});
