import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createRender } from '@/lib/server/serving/guest-cache/render';

const PAGE = { key: '', url: '/guest?tab=posts', cookie: 'locale=en', seconds: 5, tags: [] };
const renderOver = (next: RequestListener) => createRender(next, 'qeema.example')(PAGE);

test('asks for the page as a guest of whom nothing is known, at the public address', async () => {
  const rendered = await renderOver((incoming, outgoing) => {
    const { host, cookie } = incoming.headers;
    outgoing.writeHead(200, { 'content-type': 'text/html' });
    outgoing.end(`${incoming.url} ${host} ${cookie}`);
  });
  expect(rendered?.body.toString()).toBe('/guest?tab=posts qeema.example locale=en');
});

test('takes the nonce out of the page and of all its headers', async () => {
  const rendered = await renderOver((_, outgoing) => {
    outgoing.writeHead(200, {
      'content-security-policy': "script-src 'nonce-abc'",
      link: '</a.js>; rel=preload; nonce="abc"',
    });
    outgoing.end('<script nonce="abc" src="/a.js"></script>');
  });
  expect(rendered?.body.toString()).toBe('<script src="/a.js"></script>');
  expect(JSON.stringify(rendered?.headers)).not.toContain('abc');
});

test('makes nothing of a page that sets a cookie: it is for one visitor', async () => {
  const rendered = await renderOver((_, outgoing) => {
    outgoing.writeHead(200, { 'set-cookie': 'a=b' });
    outgoing.end('mine');
  });
  expect(rendered).toBeUndefined();
});
