import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { DEMO } from '@/tests/setup/demo-accounts';
import { HOSTILE, type HostilePages, publishHostile } from '@/tests/setup/hostile-content';
import { guest, member } from './visitors';

let pages: HostilePages;

beforeAll(async () => {
  const company = await member(DEMO.company);
  pages = await publishHostile(company);
  return () => pages.remove();
});

test('scripts that a member writes into texts, names and links are only text in a guest’s HTML', async () => {
  const query = encodeURIComponent(HOSTILE);
  const { post, product, profile } = pages;
  for (const path of [
    post,
    profile,
    `${profile}?tab=products`,
    product,
    `${product}/${query}`,
    '/explore?tab=posts',
    '/marketplace?sort=newest',
    `/search?q=${query}`,
    `/search?q=${query}&tab=users`,
    `/login?callbackUrl=/${query}`,
    `/login?error=${query}`,
  ]) {
    const { document } = new JSDOM(await guest().read(path)).window;
    const run = 'img[src="x"], svg[onload], [onmouseover], [onerror], main script:not([type])';
    expect(
      [...document.querySelectorAll(run)].map((element) => element.outerHTML),
      path,
    ).toEqual([]);
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length, path).toBeGreaterThan(0);
    expect(
      links.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
      path,
    ).toEqual([]);
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(textContent, path).not.toMatch(/<\/?script|<!--/);
      JSON.parse(textContent ?? '');
    }
  }
});
