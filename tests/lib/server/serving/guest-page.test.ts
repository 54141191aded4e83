import { describe, expect, test } from 'vitest';
import { guestPage } from '@/lib/server/serving/guest-cache/policy';

const ID = '01a1fbfa-117b-7170-986a-30b58081b851';
const page = (url: string, headers = {}, method = 'GET') => guestPage(method, url, headers, 'qeema.session');

describe('the guest cache leaves to Next', () => {
  test.each([
    ['a member', '/guest', { cookie: 'locale=en; __Secure-qeema.session=x' }],
    ['a member whose cookie is split', '/guest', { cookie: 'qeema.session.0=x' }],
    ['a fetch by the router of Next', '/guest', { rsc: '1' }],
    ['a prefetch', '/guest', { 'next-router-prefetch': '1' }],
    ['a fetch by a script', '/guest', { 'sec-fetch-dest': 'empty' }],
    ['a caller with a token', '/guest', { authorization: 'Bearer x' }],
    ['a part of a page', '/guest', { range: 'bytes=0-10' }],
    ['a page for members', '/cart', {}],
    ['a path below a known page', `/posts/${ID}/edit/more`, {}],
    ['an unknown parameter', '/explore?admin=1', {}],
    ['a way back on a page that leads nowhere', '/explore?callbackUrl=%2F', {}],
    ['a list on the page to sign in', '/login?tab=posts', {}],
    ['an id in another spelling', `/posts/${ID.toUpperCase()}`, {}],
    ['a very long address', `/search?q=${'a'.repeat(400)}`, {}],
  ])('%s', (_who, url, headers) => expect(page(url, headers)).toBeUndefined());

  test('a POST', () => expect(page('/guest', {}, 'POST')).toBeUndefined());
});

test('a navigation passed on by a service worker is an ordinary page', () => {
  expect(page('/guest', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' })?.key).toBe(
    page('/guest')?.key,
  );
  expect(page('/guest', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' })).toBeUndefined();
});

test('language, digits and calendar are part of the cache key, and other cookies are not', () => {
  const key = (cookie: string) => page('/guest', { cookie })?.key;
  expect(key('theme=dark')).toBe(key(''));
  expect(key('locale=en')).not.toBe(key(''));
  expect(key('locale=xx')).toBe(key('locale=ar'));
  expect(key('digits=arab')).not.toBe(key(''));
  expect(key('calendar=islamic-umalqura')).not.toBe(key(''));
  expect(key('calendar=maya')).toBe(key(''));
});

test('a language in the address is part of the cache key, but the device’s choice has priority', () => {
  const of = (url: string, cookie = '') => page(url, { cookie });
  expect(of('/guest?lang=en')?.key).toBe(of('/guest', 'locale=en')?.key);
  expect(of('/guest?lang=en')?.key).not.toBe(of('/guest')?.key);
  expect(of('/guest?lang=en')?.cookie).toContain('locale=en');
  expect(of('/guest?lang=en', 'locale=ar')?.key).toBe(of('/guest')?.key);
  expect(of('/guest?lang=en', 'locale=xx')?.key).toBe(of('/guest?lang=en')?.key);
  for (const asked of ['lang=fr', 'lang=', 'lang=EN', 'lang=fr&lang=en']) {
    expect(of(`/guest?${asked}`)?.key).toBe(of('/guest')?.key);
  }
  expect(of(`/products/${ID}?lang=en`)).toMatchObject({
    url: `/products/${ID}`,
    tags: [`product:${ID}`, 'market'],
  });
});

test('the sitemap and its parts are kept for an hour', () => {
  for (const url of ['/sitemap.xml', '/sitemap/pages.xml', `/sitemap/posts-${ID}.xml`])
    expect(page(url)).toMatchObject({ url, seconds: 3600 });
  expect(page('/sitemap/posts-1.xml')).toBeUndefined();
});

test('only known parameters reach the page and its key, always in the same order', () => {
  expect(page('/search?tab=users&q=%D9%82&utm_source=x&fbclid=y')?.url).toBe('/search?q=%D9%82&tab=users');
  expect(page('/search?q=%D9%82&tab=users')?.key).toBe(page('/search?tab=users&q=%D9%82')?.key);
});

test('the sign-in page is kept separately for each page that it leads back to', () => {
  expect(page('/login?callbackUrl=%2Fcart&utm_source=x')?.url).toBe('/login?callbackUrl=%2Fcart');
  expect(page('/login?callbackUrl=%2Fcart')?.key).not.toBe(page('/login')?.key);
  expect(page('/auth/register')).toMatchObject({ tags: [], seconds: 60 });
  expect(page('/auth/reset-password?token=secret')).toBeUndefined();
});

test('a page has the tags of the data it shows, and its own cache time', () => {
  expect(page(`/posts/${ID}`)).toMatchObject({ tags: [`post:${ID}`], seconds: 60 });
  expect(page(`/users/${ID}?tab=products`)).toMatchObject({ tags: [`user:${ID}`], seconds: 60 });
  expect(page(`/products/${ID}/%D8%AF%D9%84%D9%8A%D9%84`)).toMatchObject({
    tags: [`product:${ID}`, 'market'],
  });
  expect(page('/explore?tab=products')).toMatchObject({ tags: ['lists'], seconds: 5 });
  expect(page('/about')).toMatchObject({ tags: [] });
});
