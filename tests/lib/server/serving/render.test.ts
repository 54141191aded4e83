import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createRender } from '@/lib/server/serving/guest-cache/render';

const PAGE = { key: '', url: '/guest?tab=posts', from: '', cookie: 'locale=en', seconds: 5, tags: [] };
const renderOver = (next: RequestListener) => createRender(next, 'qeema.example')(PAGE);

test('the page is asked for at the public address, with only the cookies of its key', async () => {
  const rendered = await renderOver((incoming, outgoing) => {
    const { host, cookie } = incoming.headers;
    outgoing.writeHead(200, { 'content-type': 'text/html' });
    outgoing.end(`${incoming.url} ${host} ${cookie}`);
  });
  expect(rendered?.body.toString()).toBe('/guest?tab=posts qeema.example locale=en');
});

test('the nonce is removed from the page and from all its headers', async () => {
  const rendered = await renderOver((_, outgoing) => {
    outgoing.writeHead(200, {
      'content-security-policy': "script-src 'nonce-abc'",
      link: '</a.js>; rel=preload; nonce="abc"',
    });
    outgoing.end('<script nonce="abc" src="/a.js"></script>');
  });
  expect(rendered?.body.toString()).toBe('<script src="/a.js"></script>');
  expect(JSON.stringify(rendered?.headers)).not.toContain('abc');
  expect(rendered?.headers['speculation-rules']).toBe('"/speculation-rules.json"');
});

test('a page that sets a cookie is for one visitor and is not shared', async () => {
  const rendered = await renderOver((_, outgoing) => {
    outgoing.writeHead(200, { 'set-cookie': 'a=b' });
    outgoing.end('mine');
  });
  expect(rendered).toBeUndefined();
});
