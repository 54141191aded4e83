import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { guest, origin } from './visitors';

async function headersOf(path: string): Promise<Headers> {
  const answer = await guest().fetch(path);
  await answer.text();
  return answer.headers;
}

test.each(['/login', '/guest', '/explore', '/nothing/here', '/posts/x', '/sandbox-pay/x'])(
  'the page %s carries its security headers',
  async (path) => {
    const headers = await headersOf(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers.get('x-powered-by')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'nonce-[^']{20,}'|'sha256-/);
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  },
);

test('a page that is not kept has another nonce each time', async () => {
  const [first, second] = [
    await headersOf('/auth/forgot-password'),
    await headersOf('/auth/forgot-password'),
  ];
  expect(first.get('content-security-policy')).not.toBe(second.get('content-security-policy'));
});

test.each(['/api/posts', '/api/users/me', '/api/nothing', '/api/auth/session', '/api/auth/providers'])(
  'the answer of %s may not be stored, nor read by other sites',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

test.each(['/guest', '/robots.txt', '/_next/static/x', '/sitemap.xml', '/api/auth/csrf'])(
  'thousands of parameters of %s are refused before they are read',
  async (path) => {
    const answer = await guest().fetch(`${path}?${'a&'.repeat(7_000)}`);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_request']);
  },
);

test('the API refuses unknown paths, methods and versions with its own errors', async () => {
  const missing = await guest().fetch('/api/nothing/here');
  expect([missing.status, (await missing.json()).code]).toEqual([404, 'not_found']);
  const method = await guest().fetch('/api/health', { method: 'DELETE' });
  expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const version = await guest().fetch('/api/categories', { headers: { version: '1' } });
  expect([version.status, (await version.json()).code]).toEqual([400, 'unsupported_version']);
});

test.each(['/api/health', '/guest', '/_next/webpack-hmr'])(
  'a request to upgrade %s to a WebSocket is answered over HTTP',
  async (path) => {
    const { port, host } = new URL(origin);
    const socket = connect(Number(port), 'localhost');
    const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${upgrade}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 (200|404) /);
  },
);
