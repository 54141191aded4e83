import { Agent, createServer, type Server } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Outside, readOutside } from '@/lib/server/http/read-outside';

const MOST = { bytes: 1000, ms: 500 };
const ASKED = { accept: 'text/plain', most: MOST };
const HERE: Outside = { httpAgent: new Agent(), httpsAgent: new SecureAgent(), protocols: ['http:'] };

let server: Server;
let base: string;
let asked = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    const { url } = request;
    if (url === '/slow') return;
    if (url === '/drip') {
      const drip = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(drip));
      return;
    }
    if (url === '/away') return response.writeHead(302, { location: '/text' }).end();
    if (url === '/to-https') return response.writeHead(302, { location: 'https://example.com/' }).end();
    if (url === '/round') return response.writeHead(302, { location: '/round' }).end();
    if (url === '/gone') return response.writeHead(404).end('gone');
    if (url === '/large') return response.end('x'.repeat(1001));
    if (url === '/bomb')
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)));
    return response.end('نص');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('an address that a member gave us', () => {
  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://10.1.2.3/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'http://example.com/x',
    'file:///etc/passwd',
    'ftp://example.com/x',
    'no address',
  ])('is not read where it is not public or not https: %s', async (address) => {
    await expect(readOutside(address, ASKED)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('never reaches this machine, whatever name it has', async () => {
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost'])
      await expect(
        readOutside(`http://${host}:${port}/text`, ASKED, {
          ...HERE,
          // The agents of production, over plain HTTP.
          httpAgent: (await import('request-filtering-agent')).globalHttpAgent,
        }),
      ).rejects.toMatchObject({ reason: 'unreachable' });
    expect(asked).toBe(0);
  });

  it.each([
    ['/gone', 'unreachable'],
    ['/to-https', 'unreachable'],
    ['/round', 'unreachable'],
    ['/large', 'too_large'],
    ['/bomb', 'too_large'],
    ['/slow', 'too_slow'],
    ['/drip', 'too_slow'],
  ])('is given up: %s is %s', async (path, reason) => {
    await expect(readOutside(`${base}${path}`, ASKED, HERE)).rejects.toMatchObject({ reason });
  });

  it('is read, also where it leads elsewhere first', async () => {
    for (const path of ['/text', '/away'])
      expect(await readOutside(`${base}${path}`, ASKED, HERE)).toBe('نص');
  });
});
