import { expect, test } from 'vitest';
import { DEMO } from '@/tests/setup/demo-accounts';
import { guest, member } from './visitors';

/** A name that must appear in no page: it stands for another site. */
const EVIL = 'evil.example';

test('a guest’s page comes compressed from the cache with hashes instead of a nonce, and its tag gets 304', async () => {
  const headers = { 'accept-encoding': 'br', cookie: 'locale=en' };
  await (await guest().fetch('/about', { headers })).text();
  const page = await guest().fetch('/about', { headers });
  const sent = Object.fromEntries(page.headers);
  expect(sent['x-cache']).toMatch(/^(hit|stale)$/);
  expect(sent['content-encoding']).toBe('br');
  expect(sent['content-security-policy']).toContain("'sha256-");
  expect(sent['content-security-policy']).not.toMatch(/nonce|strict-dynamic/);
  expect(page.headers.getSetCookie()).toEqual([]);
  expect(await page.text()).not.toMatch(/nonce="[^"]/);
  const again = await guest().fetch('/about', { headers: { ...headers, 'if-none-match': sent.etag ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('data for Next’s router never comes from the cache', async () => {
  const headers = { rsc: '1', 'sec-fetch-dest': 'empty' };
  // Next leads to an address that names the headers.
  const answer = await guest().fetch('/explore', { headers, redirect: 'follow' });
  await answer.text();
  expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, null]);
});

test('a kept page holds nothing from the headers, cookies or session of its first visitor', async () => {
  const company = await member(DEMO.company);
  for (const path of ['/explore?tab=users', '/marketplace?type=template_kit', '/search?q=a&tab=posts']) {
    const mine = await company.fetch(path);
    await mine.text();
    expect(mine.headers.get('x-cache'), path).toBeNull();
    expect(mine.headers.get('cache-control'), path).toContain('no-store');

    const poison = {
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'https',
      'x-original-url': '/finance',
      'x-matched-path': '/finance',
      'x-nonce': 'EVILNONCE',
      'content-security-policy': `script-src ${EVIL}`,
      'accept-language': 'en',
      'x-locale': 'en',
      'next-url': `/${EVIL}`,
    };
    const first = await guest().fetch(`${path}&utm_source=${EVIL}&ref=poison`, { headers: poison });
    const second = await guest().fetch(path);
    expect(second.headers.get('x-cache'), path).toMatch(/hit|stale/);
    for (const answer of [first, second]) {
      const sent = (await answer.text()) + JSON.stringify([...answer.headers]);
      expect(sent, path).not.toMatch(/evil\.example|EVILNONCE/);
      expect(sent, path).toContain('<html lang="ar" dir="rtl"');
      expect(sent, path).not.toContain(DEMO.company.email);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
      expect(answer.headers.get('cache-control'), path).toBe('private, no-cache');
      expect(answer.headers.get('vary'), path).toContain('Cookie');
    }
  }
});

test('browsers keep icons and drawings for a day, and the service worker not at all', async () => {
  const kept = async (path: string) => (await guest().fetch(path)).headers.get('cache-control');
  for (const path of ['/icons/icon.svg', '/images/auth-light.svg', '/favicon.ico'])
    expect(await kept(path), path).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect(await kept('/sw.js')).toBe('public, max-age=0');
});

test('browsers get the rules for pages to fetch ahead, in the right media type', async () => {
  const page = await guest().fetch('/explore');
  const rules = await guest().fetch(JSON.parse(page.headers.get('speculation-rules') ?? '""'));
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  expect((await rules.json()).prefetch).toHaveLength(1);
});
